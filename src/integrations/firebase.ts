import { timings } from '@/config/timings'
import type { Vendors } from '@/domain/vendors'

type Firebase = NonNullable<Vendors['firebase']>

const WORKER = '/push-worker.js'

/**
 * Makes this device known to Firebase Cloud Messaging and hands over the id by which it is found. The visitor must have
 * allowed notifications: Firebase's own code would ask by itself. Throws what stands in the way, also when nothing does but
 * it takes too long.
 */
export async function firebaseDevice(config: Firebase): Promise<string> {
  if (Notification.permission !== 'granted') throw new Error('notifications are not allowed')
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Firebase takes too long')), timings.pushPatience)
  })
  return Promise.race([known(config), late]).finally(() => clearTimeout(timer))
}

async function known({ apiKey, projectId, senderId, appId, vapidKey }: Firebase): Promise<string> {
  const [{ getApps, initializeApp }, firebase] = await Promise.all([
    import('firebase/app'),
    import('firebase/messaging'),
  ])
  // Asked first, because getMessaging throws to nobody where it is not, as in Firefox's private windows.
  if (!(await firebase.isSupported())) throw new Error('this browser does not support Firebase Messaging')
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
  const app = getApps()[0] ?? initializeApp({ apiKey, projectId, appId, messagingSenderId: senderId })
  const messaging = firebase.getMessaging(app)
  // Only an active worker can subscribe.
  const serviceWorkerRegistration = await navigator.serviceWorker.ready
  if (!(await serviceWorkerRegistration.pushManager.getSubscription())) {
    // A subscription ends when the visitor takes his permission back, but for a week Firebase's code believes in it and
    // would register nothing. It complains where there is nothing to forget, and that is all right.
    await firebase.unregister(messaging).catch(() => undefined)
  }
  return new Promise((resolve, reject) => {
    firebase.onRegistered(messaging, resolve)
    firebase.register(messaging, { vapidKey, serviceWorkerRegistration }).catch(reject)
  })
}
