import { createHash, createHmac } from 'node:crypto'
import type { RecordedRequest, Reply, Routes } from '../../server/providers/fakeProvider'
import {
  BITY_ROUTES,
  bityEstimate,
  bityStates,
  MESSAGE,
  sale,
  signed,
  unsigned,
} from '../../server/ramps/bityServer'

/** A ramp behind the built site. Its orders are what it was sent: every one has a word, which a test changes. */
export type RampFake = {
  id: string
  settings: (url: string) => Record<string, string>
  routes: Routes
  /** The route that makes an order; null: it begins at an address that we write. */
  openRoute: string | null
  /** What an offer of its is ordered with. */
  amount: string
  body: Record<string, unknown>
  /** Every word of its contract, with the status it ends in. */
  words: Record<string, string>
  /** By our own id of the exchange. */
  say: (publicId: string, word: string) => void
  /** How often an order of this exchange was made. */
  openings: (publicId: string) => number
}

const BTC_ADDRESS = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const IBAN = 'CH9300762011623852957'
const BANXA_SECRET = 'banxa-webhook-secret'

/** Orders by the fake's own ids. */
class Orders {
  private readonly made: { key: string; id: string; word: string }[] = []
  constructor(private readonly prefix: string) {}
  add(key: string, word: string): string {
    const id = `${this.prefix}${this.made.length + 1}`
    this.made.push({ key, id, word })
    return id
  }
  word(id: string): string | null {
    return this.made.find((one) => one.id === id)?.word ?? null
  }
  /** The last that was opened for it. */
  say(publicId: string, word: string): void {
    const own = this.made.findLast(({ key }) => key.startsWith(publicId))
    if (!own) throw new Error(`no order of ${publicId}`)
    own.word = word
  }
  count(publicId: string): number {
    return this.made.filter(({ key }) => key.startsWith(publicId)).length
  }
}

const lastOf = ({ path }: RecordedRequest) => path.split('/').at(-1) ?? ''
const NOT_FOUND: Reply = { status: 404, body: { message: 'not found' } }

export function banxaFake(): RampFake {
  const orders = new Orders('bx-')
  const fiats = (id: string) => ({
    body: [{ id: 'EUR', supportedPaymentMethods: [{ id, minimum: '20', maximum: '5000' }] }],
  })
  const coins = { body: [{ id: 'BTC', blockchains: [{ id: 'BTC', address: '', unsupportedCountries: [] }] }] }
  const quote = ({ query }: RecordedRequest): Reply => ({
    body: {
      fiatAmount: query.fiatAmount ?? '90',
      cryptoAmount: '0.002',
      processingFee: '2',
      networkFee: '1',
    },
  })
  const base = '/halyard/v2'
  return {
    id: 'banxa',
    settings: (url) => ({
      BANXA_URL: `${url}${base}`,
      BANXA_API_KEY: 'banxa-key',
      BANXA_WEBHOOK_SECRET: BANXA_SECRET,
    }),
    openRoute: `POST ${base}/buy`,
    routes: {
      [`GET ${base}/countries`]: { body: ['CH', 'FR', 'GB'].map((id) => ({ id })) },
      [`GET ${base}/crypto/buy`]: coins,
      [`GET ${base}/crypto/sell`]: coins,
      [`GET ${base}/fiats/buy`]: fiats('debit-credit-card'),
      [`GET ${base}/fiats/sell`]: fiats('CLEARJCNSELLSEPA'),
      [`GET ${base}/quotes/buy`]: quote,
      [`GET ${base}/quotes/sell`]: quote,
      [`POST ${base}/buy`]: ({ body }) => {
        const id = orders.add((body as { externalOrderId: string }).externalOrderId, 'pendingPayment')
        return { body: { id, checkoutUrl: `https://checkout.banxa.com/${id}` } }
      },
      [`GET ${base}/orders/{id}`]: (request) => {
        const id = lastOf(request)
        const status = orders.word(id)
        if (status === null) return NOT_FOUND
        return { body: { id, status, orderType: 'BUY', fiatAmount: '100', cryptoAmount: '0.002' } }
      },
    },
    amount: '100',
    body: { addressTo: BTC_ADDRESS },
    words: {
      pendingPayment: 'waiting',
      waitingPayment: 'waiting',
      paymentReceived: 'confirming',
      inProgress: 'exchanging',
      extraVerification: 'verifying',
      cryptoTransferred: 'sending',
      coinTransferred: 'sending',
      complete: 'finished',
      cancelled: 'expired',
      expired: 'expired',
      declined: 'failed',
      refunded: 'refunded',
      frobnicating: 'verifying',
    },
    say: (publicId, word) => orders.say(publicId, word),
    openings: (publicId) => orders.count(publicId),
  }
}

/** As Banxa signs what it posts about this order of its. */
export function banxaWebhook(id: string): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify({ order_id: id, status: 'complete' })
  const text = ['POST', '/api/v4/ramp-webhooks/banxa', '1764428400', body].join('\n')
  const signature = createHmac('sha256', BANXA_SECRET).update(text).digest('hex')
  return { headers: { authorization: `Bearer banxa-key:${signature}:1764428400` }, body }
}

/** Its orders name ours by a number alone, which is made of our id. */
export function bityFake(): RampFake {
  const states: Record<string, Record<string, unknown>> = { ...bityStates(), 'awaiting payment': signed }
  const orders = new Orders('by-')
  const keys: string[] = []
  const sales = new Set<string>()
  const ofSession = ({ headers }: RecordedRequest) => /session=(by-\d+)/.exec(headers.cookie ?? '')?.[1]
  const toSign = (id: string) => ({
    message_to_sign: { body: MESSAGE, signature_submission_url: `/v2/orders/${id}/signature` },
  })
  return {
    id: 'bity',
    settings: (url) => ({ BITY_URL: `${url}/v2` }),
    openRoute: 'POST /v2/orders',
    routes: {
      'GET /v2/currencies': BITY_ROUTES['GET /v2/currencies'] ?? {},
      'GET /v2/pairs': BITY_ROUTES['GET /v2/pairs'] ?? {},
      'POST /v2/orders/estimate': bityEstimate,
      'POST /v2/orders': ({ body }) => {
        const { client_value: key, output } = body as { client_value: number; output: { iban?: string } }
        keys.push(String(key))
        const id = orders.add(String(key), 'created')
        if (output.iban !== undefined) sales.add(id)
        const cookie = `session=${id}; Path=/; HttpOnly`
        return { status: 201, body: '', headers: { location: `/v2/orders/${id}`, 'set-cookie': cookie } }
      },
      'GET /v2/orders/{id}': (request) => {
        const id = lastOf(request)
        const word = orders.word(id)
        // Who has not its session is shown nothing of it.
        if (word === null || ofSession(request) !== id) return { status: 400, body: { errors: [] } }
        const created = sales.has(id) ? { ...sale, ...inAnHour() } : { ...unsigned, ...toSign(id) }
        const state = word === 'created' ? created : states[word]
        return { body: { ...state, id } }
      },
      'POST /v2/orders/{id}/signature': ({ path }) => {
        const id = path.split('/').at(-2) ?? ''
        orders.say(keys[Number(id.slice(3)) - 1] ?? '', 'awaiting payment')
        return { status: 204, body: '' }
      },
    },
    amount: '200',
    body: { addressTo: BTC_ADDRESS, iban: IBAN },
    words: {
      created: 'waiting',
      'awaiting payment': 'waiting',
      'payment seen': 'confirming',
      'payment received': 'exchanging',
      executed: 'finished',
      cancelled: 'expired',
      'cancelled after payment': 'refunded',
    },
    say: (publicId, word) => orders.say(clientValue(publicId), word),
    openings: (publicId) => orders.count(clientValue(publicId)),
  }
}

const inAnHour = () => ({ timestamp_price_guaranteed: new Date(Date.now() + 3_600_000).toISOString() })

/** The integer that the adapter makes of our id. */
const clientValue = (publicId: string): string =>
  String(createHash('sha256').update(publicId).digest().readUIntBE(0, 6))

export function guardarianFake(): RampFake {
  const orders = new Orders('gu-')
  const paidBy = (payment_category: string) => ({
    payment_category,
    deposit_enabled: true,
    withdrawal_enabled: true,
  })
  return {
    id: 'guardarian',
    settings: (url) => ({ GUARDARIAN_URL: url, GUARDARIAN_API_KEY: 'guardarian-key' }),
    openRoute: 'POST /transaction',
    routes: {
      'GET /currencies/fiat': {
        body: [{ ticker: 'EUR', networks: [], payment_methods: [paidBy('VISA_MC')] }],
      },
      'GET /currencies/crypto': {
        body: [
          {
            ticker: 'BTC',
            has_extra_id: false,
            payment_methods: [paidBy('CRYPTO')],
            networks: [{ network: 'BTC', token_contract: null }],
          },
        ],
      },
      'GET /market-info/min-max-range/{pair}': { body: { min: 20, max: '5000' } },
      'GET /estimate': { body: { value: '0.002', service_fees: [], network_fee: null } },
      'POST /transaction': ({ body }) => {
        const { external_partner_link_id: key } = body as { external_partner_link_id: string }
        const id = orders.add(key, 'new')
        const page = `https://payments.guardarian.com/checkout?tid=${id}`
        return { status: 201, body: { id, status: 'new', redirect_url: page, errors: [] } }
      },
      'GET /transaction/{id}': (request) => {
        const id = lastOf(request)
        const status = orders.word(id)
        return status === null ? NOT_FOUND : { body: { id, status, from_amount: 100, to_amount: '0.002' } }
      },
    },
    amount: '100',
    body: { addressTo: BTC_ADDRESS },
    words: {
      new: 'waiting',
      waiting: 'waiting',
      waiting_for_customer: 'waiting',
      waiting_for_deposit: 'waiting',
      confirming: 'confirming',
      exchanging: 'exchanging',
      on_hold: 'verifying',
      sending: 'sending',
      finished: 'finished',
      failed: 'failed',
      refunded: 'refunded',
      expired: 'expired',
      canceled: 'expired',
      cancelled: 'expired',
      frobnicating: 'verifying',
    },
    say: (publicId, word) => orders.say(publicId, word),
    openings: (publicId) => orders.count(publicId),
  }
}

/** It has no order before its visitor has begun one at its page: `not begun` is a word of ours. */
export function moonpayFake(): RampFake {
  const words = new Map<string, string>()
  const fiat = { code: 'eur', type: 'fiat', minBuyAmount: 20, maxBuyAmount: '30000' }
  const coin = { code: 'btc', type: 'crypto', isSuspended: false, isSellSupported: false }
  const metadata = { networkCode: 'bitcoin', contractAddress: null }
  return {
    id: 'moonpay',
    settings: (url) => ({
      MOONPAY_URL: url,
      MOONPAY_PUBLISHABLE_KEY: 'pk_test_key',
      MOONPAY_SECRET_KEY: 'sk_test_secret',
    }),
    openRoute: null,
    routes: {
      'GET /v3/currencies': { body: [fiat, { ...coin, metadata }] },
      'GET /v3/countries': {
        body: [{ alpha2: 'CH', isBuyAllowed: true, isSellAllowed: true, states: [] }],
      },
      'GET /v3/currencies/{code}/buy_quote': ({ query }) => ({
        body: { totalAmount: query.baseCurrencyAmount, quoteCurrencyAmount: '0.002' },
      }),
      'GET /v1/transactions/ext/{id}': (request) => {
        const id = lastOf(request)
        const [status, failureReason = null] = words.get(id)?.split(' for ') ?? []
        const row = { id: 'mp', externalTransactionId: id, createdAt: '2026-11-29T12:00:00.000Z' }
        const stages = failureReason ? [{ stage: 'stage_one_ordering', status: 'failed', failureReason }] : []
        return { body: status ? [{ ...row, status, stages }] : [] }
      },
    },
    amount: '100',
    body: { addressTo: BTC_ADDRESS },
    words: {
      'not begun': 'waiting',
      waitingAuthorization: 'waiting',
      waitingPayment: 'waiting',
      waitingForDeposit: 'waiting',
      pending: 'confirming',
      completed: 'finished',
      failed: 'failed',
      'failed for timeout_bank_transfer': 'expired',
      'failed for cancelled': 'expired',
      'failed for refund': 'refunded',
      frobnicating: 'verifying',
    },
    say: (publicId, word) => void (word === 'not begun' ? words.delete(publicId) : words.set(publicId, word)),
    openings: () => 0,
  }
}
