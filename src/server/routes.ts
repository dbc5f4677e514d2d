import type { ApiHandler } from '@/server/ApiRequest'
import { sendContactMessage } from '@/server/contacts/contacts'
import { currencies, listCurrencies } from '@/server/currencies'
import { checkIn, getProfile, getSegment, refreshTokens } from '@/server/customers'
import { takeAction } from '@/server/exchanges/exchangeActions'
import { createExchange, getExchange } from '@/server/exchanges/exchanges'
import { listLastExchanges } from '@/server/exchanges/lastExchanges'
import { recordPayment } from '@/server/exchanges/payments'
import { placeDeposit } from '@/server/exchanges/sandboxDeposits'
import type { LimitClass } from '@/server/limits'
import { getHistory } from '@/server/marketHistory'
import { listMarkets, listPrices } from '@/server/markets'
import { listPairs } from '@/server/pairs'
import { switchPushOff, switchPushOn } from '@/server/push/push'
import { getEstimate, getRange } from '@/server/quotes'
import { listPendingReviews, listReviews, moderateReview, submitReview } from '@/server/reviews/reviews'
import { createSession, refreshSession } from '@/server/sessions/sessions'

export type Route = { method: 'GET' | 'POST' | 'PATCH'; path: string; handler: ApiHandler; limit: LimitClass }

const read = (path: string, handler: ApiHandler): Route => ({ method: 'GET', path, handler, limit: 'read' })
const write = (path: string, handler: ApiHandler): Route => ({
  method: 'POST',
  path,
  handler,
  limit: 'write',
})
const session = (path: string, handler: ApiHandler): Route => ({
  method: 'POST',
  path,
  handler,
  limit: 'session',
})

/** Every call the reference back end answers; the first that fits is taken. */
export const routes: readonly Route[] = [
  read('/api/v3/currencies/list', listCurrencies),
  read('/api/v3/currencies', currencies),
  read('/api/v3/pairs', listPairs),
  read('/api/v4/markets', listMarkets),
  read('/api/v4/markets/prices', listPrices),
  read('/api/v4/markets/{symbol}/history', getHistory),
  read('/api/v4/ranges', getRange),
  read('/api/v4/estimates', getEstimate),

  write('/api/v4/exchanges-new', createExchange),
  write('/api/v3/exchanges-new', createExchange),
  read('/api/v3/exchanges-new/header', listLastExchanges),
  read('/api/v3/exchanges-new/{publicId}', getExchange),
  read('/api/v4/exchanges-new/{publicId}', getExchange),
  write('/api/v4/exchanges-new/{publicId}/actions', takeAction),
  write('/api/v4/exchanges-new/{publicId}/payment', recordPayment),
  write('/api/v4/exchanges-new/{publicId}/push', switchPushOn),
  write('/api/v4/exchanges-new/{publicId}/push/off', switchPushOff),

  session('/api/v3/sessions', createSession),
  session('/api/v3/sessions/refresh', refreshSession),
  read('/auth-service/api/v1.0/refresh-session/{refreshToken}', refreshTokens),
  read('/api/v3/customers/profile', getProfile),
  read('/api/v4/customers/segment', getSegment),
  { method: 'PATCH', path: '/api/v3/customers/sl_check_in', handler: checkIn, limit: 'write' },

  write('/api/v4/contacts', sendContactMessage),

  write('/api/v4/reviews', submitReview),
  read('/api/v4/reviews', listReviews),
  read('/api/v4/reviews/pending', listPendingReviews),
  write('/api/v4/reviews/{id}/moderation', moderateReview),

  // Only the sandbox has it: lets a deposit happen that no chain will ever see.
  write('/api/v4/sandbox/exchanges/{publicId}/deposits', placeDeposit),
]
