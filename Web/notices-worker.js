// The service worker of notices.js: handles clicks on notices, even when no page is open. It caches no
// files, and intercepts no requests.

addEventListener("install", () => skipWaiting());

/** Whether an address is that of a page with this program, rather than of a file or an API endpoint. */
function isPage({ url }) {
  const { pathname } = new URL(url);
  return !/^\/api\/|\./.test(pathname);
}

/** Brings a page to the front, preferably the target of the notice; without any page, opens the target. */
async function open({ tag, data: { page } }) {
  const all = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const windows = all.filter(isPage);
  const window = windows.find(({ url }) => new URL(url).pathname === page) ?? windows[0];
  if (!window) return clients.openWindow(page);
  window.postMessage({ kind: "proba-notice", tag, page });
  return window.focus();
}

/** Sends the request of a button; if that fails, opens the page, which shows the reason or the current state. */
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
