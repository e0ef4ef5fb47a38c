// Speech that the device itself turns to text: nothing that is said leaves it.

import { services } from "./host.js";

const Recognition = globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
const decoder = new TextDecoder();

/** Whether the device understands a language, at once or once it has loaded what it needs for it. */
async function state(language) {
  const options = { langs: [language], processLocally: true };
  return await Recognition?.available?.(options) ?? "unavailable";
}

// The number 0: whether a language can be dictated (1) or not (0). The number 1: what is said in it, as far as it
// is understood, each time that more is (1), and at last nothing (0).
services[37] = function dictation({ reply, endings }, ticket, isListening, bytes) {
  const lang = decoder.decode(bytes);
  if (!isListening) {
    state(lang).then((found) => reply(ticket, Number(found !== "unavailable")), () => reply(ticket, 0));
    return;
  }
  const recognition = new Recognition();
  Object.assign(recognition, { lang, processLocally: true, interimResults: true });
  recognition.onresult = ({ results }) =>
    reply(ticket, 1, [...results].map(([best]) => best.transcript).join(""));
  recognition.onend = recognition.onerror = () => {
    if (endings.delete(ticket)) reply(ticket, 0);
  };
  endings.set(ticket, () => {
    endings.delete(ticket);
    recognition.abort();
  });
  state(lang)
    .then((found) => found === "available"
      || Recognition.install({ langs: [lang], processLocally: true }))
    .then((isReady) => {
      if (!endings.has(ticket)) return;
      if (isReady) recognition.start(); else recognition.onend();
    })
    .catch(recognition.onend);
};
