// On-device speech recognition: no speech leaves the device.

import { services } from "./host.js";

const Recognition = globalThis.SpeechRecognition ?? globalThis.webkitSpeechRecognition;
const decoder = new TextDecoder();

/** Whether the device recognizes a language without downloading anything or sending speech away. */
async function isAvailable(language) {
  const options = { langs: [language], processLocally: true };
  return await Recognition?.available?.(options) === "available";
}

// With the number 0: replies whether a language can be dictated (1) or not (0). With the number 1: replies with the
// text recognized so far each time that it changes (1), and finally with no text (0).
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
