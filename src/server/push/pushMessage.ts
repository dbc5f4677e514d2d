import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInstance } from 'i18next'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import type { Locale } from '@/i18n/languages'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import type { StoredExchange } from '@/server/database/schema'

/** All of it can stand on a locked screen, so it names neither an address nor an amount. `tag`: the newest replaces. */
export type PushMessage = { title: string; body: string; link: string; tag: string }

/** What a visitor is told of an exchange that has entered a status, in the words of its page. */
export function pushMessage(exchange: StoredExchange, language: Locale): PushMessage {
  const { publicId, status, tickerFrom, tickerTo } = exchange
  const t = textsIn(language)
  const prefix = language === DEFAULT_LOCALE ? '' : `/${language}`
  return {
    title: t(`title.${status}`),
    body: t('push.body', { from: tickerFrom.toUpperCase(), to: tickerTo.toUpperCase(), id: publicId }),
    link: env.siteUrl + prefix + paths.status(publicId),
    tag: publicId,
  }
}

function textsIn(language: Locale) {
  const file = join(process.cwd(), 'locales', language, 'exchange-status.json')
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    // A notification is plain text.
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return i18n.t
}
