import { registerServiceWorker } from '@/browser/worker/registerServiceWorker'
import * as timings from '@/config/timings'
import type { Vendors } from '@/domain/vendor/vendors'

type Firebase = NonNullable<Vendors['firebase']>

/** Requires permission: else Firebase's code prompts by itself. @throws on failure and after a timeout */
export async function firebaseDevice(config: Firebase): Promise<string> {
  if (Notification.permission !== 'granted') throw new Error('notifications are not allowed')
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Firebase takes too long')), timings.pushRegistrationTimeout)
  })
  return Promise.race([known(config), late]).finally(() => clearTimeout(timer))
}

async function known({ apiKey, projectId, senderId, appId, vapidKey }: Firebase): Promise<string> {
  const [{ getApps, initializeApp }, firebase] = await Promise.all([
    import('@firebase/app'),
    import('@firebase/messaging'),
  ])
  // getMessaging throws asynchronously where unsupported, as in Firefox's private windows.
  if (!(await firebase.isSupported())) throw new Error('this browser does not support Firebase Messaging')
  await registerServiceWorker()
  const app = getApps()[0] ?? initializeApp({ apiKey, projectId, appId, messagingSenderId: senderId })
  const messaging = firebase.getMessaging(app)
  // Only an active worker can subscribe.
  const serviceWorkerRegistration = await navigator.serviceWorker.ready
  if (!(await serviceWorkerRegistration.pushManager.getSubscription())) {
    // After a revoked permission Firebase believes in its old registration for a week. Fails when there is none: fine.
    await firebase.unregister(messaging).catch(() => undefined)
  }
  return new Promise((resolve, reject) => {
    firebase.onRegistered(messaging, resolve)
    firebase.register(messaging, { vapidKey, serviceWorkerRegistration }).catch(reject)
  })
}
