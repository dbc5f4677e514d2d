import { WORKER_PATH } from './workerSettings'

/** @throws where the browser has none, or refuses it */
export const registerServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  // A fix has to arrive at once.
  navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
