import { text as removedWorker } from '@/browser/worker/removedWorker.ts?script'
import { text as serviceWorker } from '@/browser/worker/serviceWorker.ts?script'
import type { WorkerSettings } from '@/browser/worker/workerSettings'
import { servedLanguages } from '@/config/operator/operatorFacts'
import { publicEnv } from '@/config/publicEnv'
import { asLocale, LANGUAGES } from '@/i18n/languages'
import { translatorOf } from '@/i18n/readTexts'
import { siteFingerprint } from '@/runtime/redis/sharedIsrCache'
import { builtAs, release } from '@/runtime/release'
import { sendBody } from './sendBody'
import type { SiteHandler } from './SiteHandler'

/** GET /service-worker.js. With SERVICE_WORKER=off one that removes itself. */
export const serviceWorkerHandler: SiteHandler = (_, res) => {
  const script =
    publicEnv.serviceWorker === 'off'
      ? removedWorker
      : `const SETTINGS=${JSON.stringify(workerSettings())};${serviceWorker}`
  sendBody(res, script, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}

function workerSettings(): WorkerSettings {
  const { version, commit } = release()
  const titles = servedLanguages().map((language): [string, string] => {
    const locale = asLocale(language)
    return [LANGUAGES[locale].tag, translatorOf(locale, ['exchange-status'])('push.news')]
  })
  return {
    // Its offline pages depend on the settings too.
    release: [version, commit, builtAs(), siteFingerprint()].filter(Boolean).join(' '),
    titles: Object.fromEntries(titles),
    icon: '/app-icons/192.png',
  }
}
