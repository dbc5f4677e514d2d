import { changeEmail, confirmEmail } from '@/server/accounts/changeEmail'
import { changePassword } from '@/server/accounts/changePassword'
import { exportCustomer } from '@/server/accounts/customerExport'
import { deleteAccount } from '@/server/accounts/deleteAccount'
import { askPasswordReset, resetPassword } from '@/server/accounts/passwordReset'
import { checkIn, getProfile, getSegment } from '@/server/accounts/profile'
import { refreshTokens, signIn, signOut } from '@/server/accounts/signIn'
import { confirmSignUp, signUp } from '@/server/accounts/signUp'
import type { ApiHandler } from '@/server/ApiRequest'
import { sendContactMessage } from '@/server/contacts/contacts'
import { getContest } from '@/server/contest/contest'
import { currencies, listCurrencies } from '@/server/currencies'
import { takeAction } from '@/server/exchanges/exchangeActions'
import { createExchange, getExchange } from '@/server/exchanges/exchanges'
import { listLastExchanges } from '@/server/exchanges/lastExchanges'
import { recordPayment } from '@/server/exchanges/payments'
import { placeDeposit } from '@/server/exchanges/sandboxDeposits'
import { claimExchanges } from '@/server/history/claims'
import { listExchanges } from '@/server/history/history'
import type { LimitClass } from '@/server/limits'
import { getHistory } from '@/server/marketHistory'
import { listMarkets, listPrices } from '@/server/markets'
import { openApiOf } from '@/server/openApi/openApiOf'
import { listPairs } from '@/server/pairs'
import { getLoyalty } from '@/server/programmes/loyalty'
import { listPayouts, requestPayout } from '@/server/programmes/payouts'
import { switchPushOff, switchPushOn } from '@/server/push/push'
import { getEstimate, getRange } from '@/server/quotes'
import { listPendingReviews, listReviews, moderateReview, submitReview } from '@/server/reviews/reviews'
import { listAddresses, removeAddress, saveAddress } from '@/server/savedAddresses/savedAddresses'
import { createSession, refreshSession } from '@/server/sessions/sessions'
import { endOtherSignIns, endSignIn, listSignIns } from '@/server/signIns/signIns'

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
/** Tries a password or causes a letter. */
const auth = (path: string, handler: ApiHandler): Route => ({ method: 'POST', path, handler, limit: 'auth' })

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

  auth('/auth-service/api/v1.0/sign-up', signUp),
  auth('/auth-service/api/v1.0/sign-up/confirmation', confirmSignUp),
  auth('/auth-service/api/v1.0/sign-in', signIn),
  auth('/auth-service/api/v1.0/sign-out', signOut),
  auth('/auth-service/api/v1.0/password-reset', askPasswordReset),
  auth('/auth-service/api/v1.0/password-reset/confirmation', resetPassword),
  read('/auth-service/api/v1.0/refresh-session/{refreshToken}', refreshTokens),

  read('/api/v3/customers/profile', getProfile),
  read('/api/v4/customers/segment', getSegment),
  { method: 'PATCH', path: '/api/v3/customers/sl_check_in', handler: checkIn, limit: 'write' },
  auth('/api/v4/customers/password', changePassword),
  auth('/api/v4/customers/email', changeEmail),
  auth('/api/v4/customers/email/confirmation', confirmEmail),
  read('/api/v4/customers/sign-ins', listSignIns),
  write('/api/v4/customers/sign-ins/end-others', endOtherSignIns),
  write('/api/v4/customers/sign-ins/{id}/end', endSignIn),
  auth('/api/v4/customers/deletion', deleteAccount),
  read('/api/v4/customers/export', exportCustomer),

  read('/api/v4/customers/exchanges', listExchanges),
  write('/api/v4/customers/exchanges/claims', claimExchanges),
  read('/api/v4/customers/addresses', listAddresses),
  write('/api/v4/customers/addresses', saveAddress),
  write('/api/v4/customers/addresses/{id}/removal', removeAddress),
  read('/api/v4/customers/loyalty', getLoyalty),
  read('/api/v4/customers/payouts', listPayouts),
  write('/api/v4/customers/payouts', requestPayout),

  write('/api/v4/contacts', sendContactMessage),

  write('/api/v4/reviews', submitReview),
  read('/api/v4/reviews', listReviews),
  read('/api/v4/reviews/pending', listPendingReviews),
  write('/api/v4/reviews/{id}/moderation', moderateReview),

  read('/api/v4/contest', getContest),

  read(
    '/api/v4/openapi.json',
    openApiOf(() => routes),
  ),

  // Only the sandbox has it: lets a deposit happen that no chain will ever see.
  write('/api/v4/sandbox/exchanges/{publicId}/deposits', placeDeposit),
]
