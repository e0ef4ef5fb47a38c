// The service worker of notices.js: hears clicks on notices, also when no page is open. It keeps no
// files, and no request of a page passes through it.

addEventListener("install", () => skipWaiting());

/** Brings a page to the front, preferably the one that the notice leads to, or opens that. */
async function open({ tag, data: { page } }) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const window = windows.find(({ url }) => new URL(url).pathname === page) ?? windows[0];
  if (!window) return clients.openWindow(page);
  window.postMessage({ tag, page });
  return window.focus();
}

/** Sends what a button stands for; if it is not taken, the page opens, where it can be done again. */
async function send(notification, body) {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(notification.data.path, { method: "POST", body, headers })
    .catch(() => {});
  // A conflict: it was done elsewhere meanwhile.
  if (!response?.ok && response?.status !== 409) return open(notification);
}

addEventListener("notificationclick", (event) => {
  const { action, notification } = event;
  notification.close();
  event.waitUntil(action
    ? send(notification, notification.data.bodies[action])
    : open(notification));
});
