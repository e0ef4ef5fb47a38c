// The service worker of notices.js: hears clicks on notices, also when no page is open. It keeps no
// files, and no request of a page passes through it.

addEventListener("install", () => skipWaiting());

/** Whether an address is that of a page with this program: not of a file, nor of what the API returns. */
function isPage({ url }) {
  const { pathname } = new URL(url);
  return !/^\/api\/|\./.test(pathname);
}

/** Brings a page to the front, preferably the one that the notice leads to, or opens that. */
async function open({ tag, data: { page } }) {
  const all = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const windows = all.filter(isPage);
  const window = windows.find(({ url }) => new URL(url).pathname === page) ?? windows[0];
  if (!window) return clients.openWindow(page);
  window.postMessage({ kind: "proba-notice", tag, page });
  return window.focus();
}

/** Sends what a button stands for; if it is not taken, the page opens, which shows why or what is so now. */
async function send(notification, body) {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(notification.data.path, { method: "POST", body, headers })
    .catch(() => {});
  if (!response?.ok) return open(notification);
}

addEventListener("notificationclick", (event) => {
  const { action, notification } = event;
  notification.close();
  event.waitUntil(action
    ? send(notification, notification.data.bodies[action])
    : open(notification));
});
