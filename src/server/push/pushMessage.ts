import { env } from '@/config/env'
import { paths } from '@/config/paths'
import type { Locale } from '@/i18n/languages'
import { localePath } from '@/i18n/localePath'
import { translatorOf } from '@/i18n/readTexts'
import { rampTitleOf } from '@/server/market/rampTitleOf'
import type { StoredExchange } from '@/server/database/schema'

/** A locked screen may show it: neither an address nor an amount. `tag`: the newest replaces. */
export type PushMessage = { title: string; body: string; link: string; tag: string }

export function pushMessage(exchange: StoredExchange, language: Locale): PushMessage {
  const { publicId, status, tickerFrom, tickerTo } = exchange
  const t = translatorOf(language, ['exchange-status'])
  // Whoever may read it must not learn an amount, which that of `waiting` names.
  const usual = exchange.ramp && status === 'waiting' ? t('push.news') : t(`title.${status}`)
  return {
    title: rampTitleOf(exchange, t) ?? usual,
    body: t('push.body', { from: tickerFrom.toUpperCase(), to: tickerTo.toUpperCase(), id: publicId }),
    link: env.siteUrl + localePath(language, paths.status(publicId)),
    tag: publicId,
  }
}
