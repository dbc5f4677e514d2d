import { eq } from 'drizzle-orm'
import { DEFAULT_LOCALE } from '@/config/locales'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import type { ReplyFacts } from '@/domain/account/savedReply'
import type { Locale } from '@/i18n/languages'
import { localePrefix } from '@/i18n/localePath'
import { translatorOf } from '@/i18n/readTexts'
import type { Queryable } from '@/server/database/queryable'
import { customers, exchangeEmails, type StoredExchange } from '@/server/database/schema'
import { sidesOf } from '@/server/mail/exchangeFigures'
import { rampTitleOf } from '@/server/market/rampTitleOf'

export type OrderRecipient = { to: string; language: Locale; isAccount: boolean }

/** Its customer, else who gave an address with the order or on its page; null: nobody can be written to. */
export async function recipientOf(
  db: Queryable,
  { publicId, customerId, unregEmail }: StoredExchange,
): Promise<OrderRecipient | null> {
  const [customer] = customerId ? await db.select().from(customers).where(eq(customers.id, customerId)) : []
  if (customer) return { to: customer.email, language: customer.language, isAccount: true }
  const [wanted] = await db.select().from(exchangeEmails).where(eq(exchangeEmails.publicId, publicId))
  if (unregEmail !== null)
    return { to: unregEmail, language: wanted?.language ?? DEFAULT_LOCALE, isAccount: false }
  return wanted ? { to: wanted.email, language: wanted.language, isAccount: false } : null
}

/** For the placeholders of saved replies, in the language of the reader. */
export function replyFactsOf(exchange: StoredExchange, language: Locale): ReplyFacts {
  const t = translatorOf(language, ['exchange-status', 'exchange'])
  const { from, to } = sidesOf(exchange)
  return {
    order: exchange.publicId,
    status: rampTitleOf(exchange, t) ?? t(`exchange-status:progress.${exchange.status}`),
    ...{ from: from.ticker, to: to.ticker },
    link: env.siteUrl + localePrefix(language) + paths.status(exchange.publicId),
  }
}
