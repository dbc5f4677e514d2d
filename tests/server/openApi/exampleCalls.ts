import { Secret, TOTP } from 'otpauth'
import type { Tokens } from '../accounts/accountCalls'
import { idOf, PASSWORD, tokenSentTo } from '../accounts/accountCalls'
import { ADDRESS, anOrder } from '../exchanges/exchangeCalls'
import { findPartner } from '@/server/partners/storedPartners'
import { brandFor, earnCommission, noticeFor } from '../partners/aPartner'
import { earn } from '../programmes/aLedger'
import { later } from '../clock'
import type { exampleRecorder } from './exampleRecorder'
import { ambassadorCalls } from './ambassadorCalls'
import { invitationCalls } from './invitationCalls'
import { paymentCalls } from './paymentExamples'
import { webhookCalls } from './webhookCalls'
import { widgetCalls } from './widgetCalls'

type Call = ReturnType<typeof exampleRecorder>['call']
type Owned = { publicId: string; ownerSecret: string }

const MINUTE = 60_000
const EMAIL = 'anna@example.com'
const NEW_PASSWORD = 'four brass lanterns'
const AUTH = '/auth-service/api/v1.0'
const EXCHANGE = '/api/v4/exchanges-new/{publicId}'
const PAIR = { tickerFrom: 'btc', networkFrom: 'btc', tickerTo: 'eth', networkTo: 'eth' }
const key = (name: string) => ({ 'idempotency-key': `example-${name}-01` })

export async function marketCalls(call: Call) {
  await call('GET', '/api/v3/currencies/list', { query: { extended: 'true', limit: '1' } })
  await call('GET', '/api/v3/currencies', { query: { limit: '1' } })
  await call('GET', '/api/v3/pairs', { query: { fixed: 'false' } })
  await call('GET', '/api/v4/markets', { query: { symbols: 'btc,eth' } })
  await call('GET', '/api/v4/markets', { query: { symbols: 'nonesuch' } })
  await call('GET', '/api/v4/markets/prices', { query: { symbols: 'btc,eth' } })
  await call('GET', '/api/v4/markets/sources')
  await call('GET', '/api/v4/markets/{symbol}/history', { params: { symbol: 'btc' }, query: { range: '7d' } })
  await call('GET', '/api/v4/markets/{symbol}/facts', { params: { symbol: 'btc' } })
  await call('GET', '/api/v4/ranges', { query: PAIR })
  await call('GET', '/api/v4/estimates', { query: { ...PAIR, amount: '0.1', fixed: 'true' } })
  await call('GET', '/api/v4/estimates', { query: { ...PAIR, amount: '0.00000001' } })
  await call('GET', '/api/v4/offers', { query: { ...PAIR, amount: '0.1' } })
  const ramp = { fiat: 'eur', ticker: 'btc', network: 'btc', country: 'CH', amount: '300' }
  const offers = await call<{ offers: { quoteId: string }[] }>('GET', '/api/v4/ramps/offers', { query: ramp })
  const [quote] = offers.result.offers
  await call('POST', '/api/v4/ramps/orders', {
    headers: key('ramp'),
    body: { quoteId: quote?.quoteId ?? '', addressTo: ADDRESS.btc },
  })
  await call('GET', '/api/v4/networks', { query: { tickers: 'usdt', ticker: 'btc', network: 'btc' } })
  await call('GET', '/api/v4/provider-statistics')
  await call('GET', '/api/v4/pair-statistics')
  await call('GET', '/api/v4/status')
  await call('GET', '/api/v4/contest')
  await call('GET', '/api/v4/announcements', { query: { language: 'en' } })
}

export async function exchangeCalls(call: Call, token: string): Promise<string> {
  const order = { headers: key('order'), body: anOrder({ userRefundAddress: ADDRESS.btc }) }
  const { result } = await call<Owned>('POST', '/api/v4/exchanges-new', order)
  await call('POST', '/api/v4/exchanges-new', order)
  await call('POST', '/api/v4/exchanges-new', {
    headers: key('bad'),
    body: anOrder({ addressTo: 'nonsense' }),
  })
  const params = { publicId: result.publicId }
  const headers = { 'x-exchange-secret': result.ownerSecret }
  await call('GET', '/api/v3/exchanges-new/{publicId}', { params })
  await call('GET', '/api/v3/exchanges-new/{publicId}', { params: { publicId: '0'.repeat(16) } })
  const device = { params, body: { fid: 'dIsVQ2QVRT-TW7L6VfeAMh' } }
  await call('POST', `${EXCHANGE}/push`, { ...device, headers: { ...headers, 'site-language': 'en' } })
  await call('POST', `${EXCHANGE}/push/off`, device)
  await call('POST', `${EXCHANGE}/email`, { params, headers, body: { email: EMAIL } })
  await call('POST', `${EXCHANGE}/handover`, { params, headers })
  const transfer = await call<{ token: string }>('POST', `${EXCHANGE}/transfers`, { params, headers })
  await call('POST', '/api/v4/exchange-transfers', { body: { token: transfer.result.token } })
  await call('POST', '/api/v4/customers/exchanges/claims', {
    token,
    body: { publicIds: [result.publicId], ownerSecrets: { [result.publicId]: result.ownerSecret } },
  })
  await call('POST', '/api/v4/sandbox/exchanges/{publicId}/deposits', { params, body: { kind: 'full' } })
  later(MINUTE)
  await call('GET', '/api/v3/exchanges-new/{publicId}', { params })
  await call('GET', '/api/v3/exchanges-new/header')
  const receipt = await call('GET', `${EXCHANGE}/receipt`, { params })
  await call('GET', '/api/v4/receipt-keys')
  await call('POST', '/api/v4/receipts/verify', { body: { receipt: receipt.result } })
  await choiceCalls(call)
  return result.publicId
}

async function choiceCalls(call: Call) {
  const pair = { tickerFrom: 'eth', networkFrom: 'eth', tickerTo: 'btc', networkTo: 'btc' }
  const { min } = (await call<{ min: string }>('GET', '/api/v4/ranges', { query: pair })).result
  const body = {
    ...anOrder({ ...pair, amount: min }),
    addressTo: ADDRESS.btc,
  }
  const { result } = await call<Owned>('POST', '/api/v4/exchanges-new', { headers: key('choice'), body })
  const params = { publicId: result.publicId }
  const headers = { 'x-exchange-secret': result.ownerSecret }
  const payment = { params, headers, body: { hash: `0x${'ab'.repeat(32)}` } }
  await call('POST', `${EXCHANGE}/payment`, payment)
  await call('POST', '/api/v4/sandbox/exchanges/{publicId}/deposits', { params, body: { kind: 'too_small' } })
  later(MINUTE)
  const action = { action: 'refund', address: ADDRESS.eth }
  await call('POST', `${EXCHANGE}/actions`, { params, body: action })
  await call('POST', `${EXCHANGE}/actions`, { params, headers, body: action })
}

export async function feedbackCalls(call: Call, publicId: string, moderator: string, token: string) {
  const message = { topic: 'exchange', email: EMAIL, exchangeId: publicId, message: 'Where is my payout?' }
  await call('POST', '/api/v4/contacts', { headers: key('message'), body: message })
  const review = { rating: 5, name: 'Anna', text: 'Done in ten minutes.', exchangeId: publicId }
  const headers = { 'site-language': 'en' }
  const { result } = await call<{ id: string }>('POST', '/api/v4/reviews', { token, headers, body: review })
  await call('GET', '/api/v4/reviews/pending', { token: moderator })
  const approval = { params: { id: result.id }, token: moderator, body: { status: 'approved' } }
  await call('POST', '/api/v4/reviews/{id}/moderation', approval)
  await call('GET', '/api/v4/reviews', { query: { limit: '20' } })
  const session = { fingerprintId: '', mixpanelDeviceId: 'd1', kind: 'web', googleDeviceId: '' }
  const device = { 'device-id': 'example-device' }
  await call('POST', '/api/v3/sessions', {
    headers: device,
    body: { ...session, firstPage: '/', utmSource: 'mail' },
  })
  await call('POST', '/api/v3/sessions/refresh', {
    headers: device,
    body: { fingerprintId: '', mixpanelDeviceId: 'd1' },
  })
}

export async function signUpCalls(call: Call): Promise<string> {
  const credentials = { email: EMAIL, password: PASSWORD }
  await call('POST', `${AUTH}/sign-up`, { headers: { 'site-language': 'en' }, body: credentials })
  const link = { token: await tokenSentTo(EMAIL), password: PASSWORD }
  await call('POST', `${AUTH}/sign-up/confirmation`, { body: link })
  await call('POST', `${AUTH}/sign-in`, { body: { ...credentials, password: 'wrong' } })
  // Lists put the newest first: no two sign-ins at one moment.
  later(1000)
  const { result } = await call<Tokens>('POST', `${AUTH}/sign-in`, { body: credentials })
  await call('GET', '/api/v3/customers/profile')
  await call('GET', '/api/v3/customers/profile', { token: result.accessToken })
  return result.accessToken
}

export async function accountCalls(call: Call, token: string) {
  const base = '/api/v4/customers'
  await call('GET', `${base}/segment`, { token })
  await call('PATCH', '/api/v3/customers/sl_check_in', { token })
  const address = { label: 'Wallet', ticker: 'eth', network: 'eth', address: ADDRESS.eth }
  const saved = await call<{ id: string }>('POST', `${base}/addresses`, { token, body: address })
  await call('GET', `${base}/addresses`, { token })
  await call('POST', `${base}/addresses/{id}/removal`, { token, params: { id: saved.result.id } })
  await call('GET', `${base}/exchanges`, { token, query: { limit: '20' } })
  await earn({ id: await idOf(EMAIL) } as Parameters<typeof earn>[0], '0.01')
  await call('GET', `${base}/loyalty`, { token })
  const payout = { token, headers: key('payout'), body: { amountBtc: '0.005', address: ADDRESS.btc } }
  await call('POST', `${base}/payouts`, payout)
  await call('GET', `${base}/payouts`, { token })
  await partnerCalls(call, token)
  await paymentCalls(call, token)
  await ambassadorCalls(call, token)
  await invitationCalls(call, token, await idOf(EMAIL))
  await call('GET', `${base}/export`, { token })
}

async function partnerCalls(call: Call, token: string) {
  const base = '/api/v4/partners'
  await call('GET', `${base}/me`, { token })
  await call('POST', base, { token, body: { code: 'anna-blog', about: 'A blog about wallets.' } })
  const code = { code: 'summer-2026', kind: 'promo', label: 'Newsletter', subId: 'june' }
  await call('POST', `${base}/codes`, { token, body: code })
  await call('POST', `${base}/codes`, { token, body: { ...code, code: 'no' } })
  await call('GET', `${base}/codes`, { token })
  await call('GET', '/api/v4/promo-codes/{code}', { token, params: { code: 'summer-2026' } })
  const added = { token, body: { label: 'Wallet', scope: 'all' } }
  const { result: keyed } = await call<{ id: string }>('POST', `${base}/keys`, added)
  await call('GET', `${base}/keys`, { token })
  await call('POST', `${base}/keys/{id}/revoke`, { token, params: { id: keyed.id } })
  await webhookCalls(call, token)
  await widgetCalls(call, token)
  await call('POST', `${base}/codes/{code}/end`, { token, params: { code: 'summer-2026' } })
  const order = { ...anOrder({ referral: 'anna-blog' }), amount: '0.1' }
  const headers = key('partner')
  const { result } = await call<Owned>('POST', '/api/v4/exchanges-new', { headers, body: order })
  const deposit = { params: { publicId: result.publicId }, body: { kind: 'full' } }
  await call('POST', '/api/v4/sandbox/exchanges/{publicId}/deposits', deposit)
  later(MINUTE)
  await call('GET', '/api/v3/exchanges-new/{publicId}', { params: { publicId: result.publicId } })
  const partner = await findPartner(await idOf(EMAIL))
  await earnCommission(partner?.id ?? '', '0.01')
  await noticeFor(partner?.id ?? '', 'Thank you for your article on network fees.')
  await brandFor(partner?.id ?? '', 'Anna’s Wallet')
  await call('GET', '/api/v4/partner-brands')
  await call('GET', `${base}/notices`, { token })
  await call('GET', `${base}/me`, { token })
  await call('GET', `${base}/commissions`, { token })
  await call('GET', `${base}/clicks`, { token, query: { by: 'code' } })
  await call('GET', `${base}/statistics`, {
    token,
    query: { by: 'code', from: '2026-01-01', to: '2026-01-31', timeZone: 'Europe/Kyiv' },
  })
  const payout = { token, headers: key('commission'), body: { amountBtc: '0.008', address: ADDRESS.btc } }
  await call('POST', `${base}/payouts`, payout)
  await call('GET', `${base}/payouts`, { token })
  await statementCalls(call, token)
}

async function statementCalls(call: Call, token: string) {
  const base = '/api/v4/partners/me/statements'
  const { result } = await call<{ result: { month: string }[] }>('GET', base, { token })
  const params = { month: result.result[0]?.month ?? '' }
  await call('GET', `${base}/{month}`, { token, params })
}

export async function securityCalls(call: Call, token: string) {
  const base = '/api/v4/customers'
  const proof = await call<{ token: string }>('POST', `${base}/confirmation/options`, { token })
  await call('POST', `${base}/confirmation`, {
    token,
    body: { token: proof.result.token, password: PASSWORD },
  })
  await call('POST', `${base}/security/passkeys/options`, { token })
  const { result } = await call<{ secret: string }>('POST', `${base}/security/totp`, { token })
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(result.secret) }).generate({ timestamp: Date.now() })
  await call('POST', `${base}/security/totp/confirmation`, { token, body: { code: code() } })
  await call('GET', `${base}/security`, { token })
  await call('POST', `${base}/security/recovery-codes`, { token })
  const started = await call<{ secondFactor: { token: string } }>('POST', `${AUTH}/sign-in`, {
    body: { email: EMAIL, password: PASSWORD },
  })
  // A code counts once: the next one comes half a minute later.
  later(30_000)
  const second = { token: started.result.secondFactor.token, code: code() }
  await call('POST', `${AUTH}/sign-in/second-factor`, { body: second })
  await call('POST', `${base}/security/totp/removal`, { token })
}

export async function endingCalls(call: Call, token: string) {
  const base = '/api/v4/customers'
  const { result } = await call<{ result: { id: string; isCurrent: boolean }[] }>('GET', `${base}/sign-ins`, {
    token,
  })
  const other = result.result.find(({ isCurrent }) => !isCurrent)
  await call('POST', `${base}/sign-ins/{id}/end`, { token, params: { id: other?.id ?? '' } })
  await call('POST', `${base}/sign-ins/end-others`, { token })
  await call('POST', `${base}/password`, { token, body: { password: PASSWORD, newPassword: NEW_PASSWORD } })
  await call('POST', `${base}/email`, { token, body: { password: NEW_PASSWORD, email: 'anna@example.org' } })
  const link = { token: await tokenSentTo('anna@example.org') }
  await call('POST', `${base}/email/confirmation`, { body: link })
  await call('POST', `${base}/email/restoration`, { body: { token: await tokenSentTo(EMAIL) } })
  await call('POST', `${AUTH}/password-reset`, { headers: { 'site-language': 'en' }, body: { email: EMAIL } })
  const reset = { token: await tokenSentTo(EMAIL), password: PASSWORD }
  const signedIn = await call<Tokens>('POST', `${AUTH}/password-reset/confirmation`, { body: reset })
  const { refreshToken } = signedIn.result
  const renewed = await call<Tokens>('POST', `${AUTH}/refresh-session`, { body: { refreshToken } })
  const params = { refreshToken: renewed.result.refreshToken }
  const last = await call<Tokens>('GET', `${AUTH}/refresh-session/{refreshToken}`, { params })
  await call('POST', `${AUTH}/sign-out`, { token: last.result.accessToken })
  const again = await call<Tokens>('POST', `${AUTH}/sign-in`, { body: { email: EMAIL, password: PASSWORD } })
  await call('POST', `${base}/deletion`, { token: again.result.accessToken, body: { password: PASSWORD } })
}
