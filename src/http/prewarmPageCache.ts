import { publicPages } from '@/config/publicPages'
import { timings } from '@/config/timings'
import { DEFAULT_LOCALE, LOCALES } from '@/i18n/locales'
import { addReadinessCheck } from '@/runtime/readiness'
import { internalHeaders } from './internalRequest'

/** All pages of fixed addresses: the first visitor, a crawler perhaps, must not wait for them. */
const PATHS = [...publicPages, '/exchange-v2/exchange', '/restricted']

/**
 * Requests this server's own pages once it listens, so that the caches hold them before the first visitor comes. Nothing
 * depends on it: other pages are rendered when they are requested.
 */
export async function prewarmPageCache(port: number): Promise<void> {
  let isWarm = false
  addReadinessCheck('pages', () => isWarm)
  const origin = `http://127.0.0.1:${port}`
  if (await isListening(origin)) await visitAll(origin)
  isWarm = true
}

async function visitAll(origin: string) {
  for (const locale of LOCALES) {
    for (const path of PATHS) {
      const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
      await fetch(`${origin}${prefix}${path}`, { headers: internalHeaders() }).then(
        (answer) => answer.arrayBuffer(),
        // A page that fails here fails again, and is told, when somebody asks for it.
        () => undefined,
      )
    }
  }
}

async function isListening(origin: string): Promise<boolean> {
  for (let tries = 0; tries < timings.warmTries; tries++) {
    const answered = await fetch(`${origin}/icon.svg`).then(
      // Read to its end: an answer half read would hold up the end of the server.
      (answer) => answer.arrayBuffer().then(() => answer.ok),
      () => false,
    )
    if (answered) return true
    await new Promise((resolve) => setTimeout(resolve, timings.warmWait))
  }
  return false
}
