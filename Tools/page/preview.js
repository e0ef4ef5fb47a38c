// Applies saved changes to the open page; see serving.py.

"use strict";
{
  const news = new EventSource("/preview/news");
  const KEY = "preview";
  let app; // set once the document is parsed
  let version = null; // the one currently shown

  const fields = () => [...app.querySelectorAll("input:not([type=file]),textarea,select")];

  /** The state kept across the reload: the fields' text, the scroll position, the focus. */
  function keep() {
    const active = document.activeElement;
    sessionStorage.setItem(KEY, JSON.stringify({
      path: location.href,
      values: fields().map((f) => (f.type === "checkbox" || f.type === "radio" ? f.checked : f.value)),
      focus: [...app.querySelectorAll("*")].indexOf(active),
      scroll: [scrollX, scrollY],
    }));
  }

  function restore() {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    sessionStorage.removeItem(KEY);
    if (kept?.path !== location.href) return;
    for (const [index, field] of fields().entries()) {
      const value = kept.values[index];
      if (typeof value === "boolean") {
        if (value !== field.checked && (value || field.type === "checkbox")) field.click();
      } else if (value !== undefined && value !== field.value) {
        field.value = value;
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
    }
    app.querySelectorAll("*")[kept.focus]?.focus({ preventScroll: true });
    scrollTo(...kept.scroll);
  }

  /** Notifies the server that the version is shown. */
  function shown() {
    requestAnimationFrame(() => setTimeout(() => {
      fetch("/preview/shown", { method: "POST", body: version });
    }));
  }

  function complain(text) {
    let box = document.getElementById("preview-trouble");
    if (!text) { box?.remove(); return; }
    if (!box) {
      box = document.createElement("pre");
      box.id = "preview-trouble";
      box.setAttribute("role", "alert");
      box.tabIndex = 0;
      Object.assign(box.style, {
        position: "fixed", inset: "auto 1rem 1rem", maxHeight: "60vh", overflow: "auto",
        margin: 0, padding: "1rem", borderRadius: "1rem", font: "13px/1.5 ui-monospace,monospace",
        background: "#2a1215", color: "#ffd9d6", border: "2px solid #ff6b60", zIndex: 99,
        whiteSpace: "pre-wrap",
      });
      document.body.append(box);
    }
    box.textContent = text;
  }

  // Without a graphics card, animations take as much processor time from the compiler as they use.
  let halted = [];
  function halt() {
    halted = document.getAnimations().filter((animation) => animation.playState === "running");
    for (const animation of halted) animation.pause();
  }
  function resume() {
    for (const animation of halted) if (animation.playState === "paused") animation.play();
    halted = [];
  }

  news.addEventListener("building", () => { resume(); halt(); });
  news.addEventListener("failed", (event) => { resume(); complain(event.data); });
  news.addEventListener("version", (event) => {
    if (version !== null && version !== event.data) return reload();
    version = event.data;
    shown();
  });
  news.addEventListener("reload", reload);
  news.addEventListener("style", async (event) => {
    version = event.data;
    resume();
    complain("");
    await Promise.all([...document.querySelectorAll("link[rel=stylesheet]")].map((old) => {
      const link = old.cloneNode();
      link.href = `${old.getAttribute("href").split("?")[0]}?${version}`;
      const loaded = new Promise((done) => { link.onload = link.onerror = done; });
      old.after(link);
      return loaded.then(() => old.remove());
    }));
    shown();
  });

  function reload() {
    keep();
    location.reload();
  }

  // Unoptimised code prints its crash message with the C library, whose imports are provided here.
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (module, imports) => {
    let memory, words = "";
    const fd_write = (_, list, count, written) => {
      const view = new DataView(memory.buffer);
      let total = 0;
      for (let at = list; at < list + 8 * count; at += 8) {
        const bytes = new Uint8Array(memory.buffer, view.getUint32(at, true), view.getUint32(at + 4, true));
        words += new TextDecoder().decode(bytes);
        total += bytes.length;
      }
      if (words.endsWith("\n")) { console.error(words.trimEnd()); words = ""; }
      view.setUint32(written, total, true);
      return 0;
    };
    const wasi = new Proxy({ fd_write }, { get: (own, name) => own[name] ?? (() => 52) });
    const instance = await instantiate(module, { ...imports, wasi_snapshot_preview1: wasi });
    memory = instance.exports.memory;
    return instance;
  };

  const ready = new MutationObserver(() => {
    if (app.hasAttribute("aria-busy")) return;
    ready.disconnect();
    queueMicrotask(restore);
  });
  addEventListener("DOMContentLoaded", () => {
    app = document.getElementById("app");
    ready.observe(app, { attributes: true });
  });
}
