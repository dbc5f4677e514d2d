/** Stands in for the service worker where the operator has switched it off: takes the installed one off this device. */
const worker = self as unknown as ServiceWorkerGlobalScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await worker.registration.unregister()
}
