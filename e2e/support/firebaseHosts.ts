import type { BrowserContext, Route } from '@playwright/test'

/** What sends a site to Firebase. */
export const FIREBASE = {
  FIREBASE_API_KEY: 'e2e-key',
  FIREBASE_PROJECT_ID: 'e2e-project',
  FIREBASE_SENDER_ID: '7',
  FIREBASE_APP_ID: '1:7:web:abc',
  FIREBASE_VAPID_KEY:
    'BAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICA',
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}
const give = (route: Route, status: number, json: object) => route.fulfill({ status, json, headers: CORS })

/**
 * Plays the two hosts that Firebase's SDK calls in a page, the browser's push service, which a headless one has not,
 * and the granted permission.
 * @returns the requests, and how to let the registration fail
 */
export async function playFirebase(context: BrowserContext) {
  const requests: { method: string; url: string; body: unknown }[] = []
  const state = { requests, isBroken: false }
  const fids = new Set<string>()
  await context.route(
    /^https:\/\/(firebaseinstallations|fcmregistrations)\.googleapis\.com\//,
    async (route) => {
      const request = route.request()
      const method = request.method()
      if (method === 'OPTIONS') return give(route, 200, {})
      const body = method === 'POST' ? (request.postDataJSON() as { fid?: string }) : null
      requests.push({ method, url: request.url(), body })
      if (state.isBroken) return give(route, 403, { error: { code: 403, message: 'API key not valid' } })
      if (request.url().includes('firebaseinstallations')) {
        if (body?.fid) fids.add(body.fid)
        const authToken = { token: 'of-the-installation', expiresIn: '604800s' }
        return give(route, 200, { name: 'installation', fid: body?.fid, refreshToken: 'refresh', authToken })
      }
      if (method === 'DELETE') return give(route, 404, { error: { code: 404, message: 'not found' } })
      return give(route, 200, { name: `projects/e2e-project/registrations/${[...fids].at(-1)}` })
    },
  )
  await context.addInitScript(() => {
    const getKey = () => new Uint8Array([1, 2, 3]).buffer
    const subscription = { endpoint: 'https://push.example/device', getKey }
    PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription)
    // A headless browser shows no prompt, and says denied whatever it was granted: here the visitor grants it when
    // prompted.
    const send = () => Number(sessionStorage.getItem('requests'))
    Object.defineProperty(Notification, 'permission', { get: () => (send() > 0 ? 'granted' : 'default') })
    Notification.requestPermission = () => {
      sessionStorage.setItem('requests', String(send() + 1))
      return Promise.resolve('granted')
    }
  })
  return state
}
