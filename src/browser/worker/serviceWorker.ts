import { answerNavigation, isOwnNavigation, refreshOfflinePages } from './offlineNavigation'
import { openNotification, showPush } from './pushNotification'
import type { WorkerSettings } from './workerSettings'

declare const SETTINGS: WorkerSettings

/** The one worker of this origin: it shows pushes, and a page of its own where a page cannot be had. It caches no rate, no
 * order and no file of a build, so nothing it serves can be out of date. */
const worker = self as unknown as ServiceWorkerGlobalScope

worker.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([refreshOfflinePages(worker), worker.skipWaiting()])),
)

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    // Safari has none: there a page starts once the worker runs.
    Promise.all([worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  ),
)

worker.addEventListener('fetch', (event) => {
  if (isOwnNavigation(event.request, worker.location.origin)) event.respondWith(answerNavigation(event))
})

worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event.data, SETTINGS)))

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNotification(worker, event.notification.data))
})
