// Speech that the device itself turns to text: nothing that is spoken leaves it.

import { services } from "./host.js";

const Recognition = globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
const decoder = new TextDecoder();

/** Whether the device understands a language without loading anything, or sending speech away. */
async function isAvailable(language) {
  const options = { langs: [language], processLocally: true };
  return await Recognition?.available?.(options) === "available";
}

// The number 0: whether a language can be dictated (1) or not (0). The number 1: what is spoken in it, as far as it
// is understood, each time that more is (1), and at last nothing (0).
services[37] = function dictation({ reply, endings }, ticket, isListening, bytes) {
  const lang = decoder.decode(bytes);
  if (!isListening) {
    isAvailable(lang).then((is) => reply(ticket, Number(is)), () => reply(ticket, 0));
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
  recognition.start();
};
