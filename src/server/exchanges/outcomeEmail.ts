import type { exchanges } from '@/contract/exchanges'
import { ENDED_STATUSES } from '@/domain/exchange/exchange'
import { asLocale } from '@/i18n/languages'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import { hasErrors, validationError } from '@/server/kernel/validationError'
import { database } from '@/server/database/database'
import { exchangeEmails, type StoredExchange } from '@/server/database/schema'
import { requireOwner } from '@/server/exchanges/exchangeOwner'
import { currentExchange } from '@/server/exchanges/storedExchanges'
import { canEmail } from '@/server/mail/enqueueEmail'
import { checkEmail } from '@/server/passwords/checkEmail'
import { lockExchange } from '@/server/exchanges/lockExchange'

export const emailOutcome: ApiHandler<typeof exchanges.emailOutcome> = async (request) => {
  const { params, headers, body } = request
  const requireOpen = (exchange: StoredExchange) => {
    requireOwner(exchange, request)
    if (ENDED_STATUSES.includes(exchange.status))
      throw new ApiError(409, 'action_unavailable', 'This exchange has ended.')
  }
  const exchange = await currentExchange(params.publicId)
  requireOwner(exchange, request)
  const { publicId } = exchange
  const refused = checkEmail(body.email)
  if (hasErrors(refused)) throw validationError(refused)
  requireOpen(exchange)
  // Counted apart, so that it reveals nothing about accounts.
  if (!(await canEmail(body.email, 'outcome')))
    throw new ApiError(429, 'rate_limited', 'Too many emails to this address. Try again later.')
  const language = asLocale(headers['site-language'])
  const wanted = { email: body.email, language, createdAt: Date.now() }
  const db = await database()
  await db.transaction(async (transaction) => {
    // One that ends from here on finds it; one that has ended would never send it.
    requireOpen(await lockExchange(transaction, publicId))
    await transaction
      .insert(exchangeEmails)
      .values({ publicId, ...wanted })
      .onConflictDoUpdate({ target: exchangeEmails.publicId, set: wanted })
  })
  return { result: { on: true } }
}
