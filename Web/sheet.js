// The style sheet of a chunk: fetched with it, unless the server has included it in the page.

export const sheet = (path) => document.querySelector(`link[href="${path}"]`)
  ? undefined
  : new Promise((resolve) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: path, onload: resolve, onerror: resolve });
    // Before the inline styles of views, which take precedence.
    [...document.querySelectorAll("link[rel=stylesheet]")].pop().after(link);
  });
