declare const self: ServiceWorkerGlobalScope

/** Served in place of the service worker, it removes the one that a browser has, and everything that it has stored. */
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
