import type { RecordedRequest, Reply, Routes } from '../providers/fakeProvider'

/** As its OpenAPI 2.6.0 describes it: samples and quirks, with a rate of 50,000. */
export const BITY_CURRENCIES = [
  { code: 'BTC', tags: ['crypto'], max_digits_in_decimal_part: 8, input_methods: [] },
  { code: 'LTC', tags: ['crypto'], max_digits_in_decimal_part: 8, input_methods: [] },
  { code: 'ETH', tags: ['crypto', 'ethereum'], max_digits_in_decimal_part: 18, input_methods: [] },
  { code: 'USDC', tags: ['crypto', 'ethereum', 'erc20'], max_digits_in_decimal_part: 6, input_methods: [] },
  // Without the tag of a token: not the one that we know.
  { code: 'USDT', tags: ['crypto', 'ethereum'], max_digits_in_decimal_part: 6, input_methods: [] },
  { code: 'REP', tags: ['crypto', 'ethereum', 'erc20'], max_digits_in_decimal_part: 18, input_methods: [] },
  { code: 'CHF', tags: ['fiat'], max_digits_in_decimal_part: 2, input_methods: [] },
  { code: 'EUR', tags: ['fiat'], max_digits_in_decimal_part: 2, input_methods: [] },
  { code: 'XTS', tags: ['fiat'], max_digits_in_decimal_part: 2, input_methods: [] },
]
const COINS = ['BTC', 'ETH', 'USDC', 'LTC']
const BITY_PAIRS = [
  ...COINS.flatMap((coin) =>
    ['CHF', 'EUR'].flatMap((fiat) => [
      { enabled: coin !== 'LTC' || fiat === 'EUR', input: coin, output: fiat },
      { enabled: coin !== 'LTC' || fiat === 'EUR', input: fiat, output: coin },
    ]),
  ),
  { enabled: true, input: 'ETH', output: 'REP' },
]

type Side = { currency: string; amount?: string; type?: string }
type Estimate = { input: Side; output: Side; partner_fee?: { factor: string } }
const isMoney = ({ currency }: Side) => currency === 'CHF' || currency === 'EUR'
const MINIMUM = { money: '10.00', coins: '0.00020204' }

const written = (value: number, side: Side) => value.toFixed(isMoney(side) ? 2 : 8)

/** An amount below its minimum is answered for the minimum, and one that is too large for the most. */
export function bityEstimate({ body }: RecordedRequest): Reply {
  const { input, output, partner_fee: partner } = body as Estimate
  if ((input.amount === undefined) === (output.amount === undefined))
    return { status: 400, body: { errors: [{ code: 'invalid_amount', message: 'Exactly one amount' }] } }
  const rate = isMoney(input) ? 1 / 50_000 : 50_000
  const share = 1 - 0.012 - Number(partner?.factor ?? 0)
  const minimum = (side: Side) => (isMoney(side) ? MINIMUM.money : MINIMUM.coins)
  const typed = input.amount === undefined ? output : input
  const most = isMoney(typed) ? 1000 : 0.02
  const amount = Math.min(Math.max(Number(typed.amount), Number(minimum(typed))), most)
  const [pay, get] = typed === input ? [amount, amount * rate * share] : [amount / rate / share, amount]
  const money = isMoney(input) ? input : output
  const inMoney = isMoney(input) ? pay : get / share
  const fee = (factor: number) => ({ amount: (inMoney * factor).toFixed(2), currency: money.currency })
  return {
    body: {
      input: {
        amount: written(pay, input),
        currency: input.currency,
        type: input.type,
        minimum_amount: minimum(input),
        object_information_optional: false,
      },
      output: { amount: written(get, output), currency: output.currency, type: output.type },
      price_breakdown: {
        customer_trading_fee: fee(0.008),
        'non-verified_fee': fee(0.004),
        output_transaction_cost: {
          amount: isMoney(output) ? '0.30' : '0.00001000',
          currency: output.currency,
        },
        ...(partner ? { partner_fee: fee(Number(partner.factor)) } : {}),
      },
      ordering_requirements: { account: { satisfied: true }, kyc: { satisfied: true } },
    },
  }
}

export const BITY_ID = '209a6210-4ea3-43e4-ba92-73aac60fb10c'
export const BITY_COOKIE = 'session=s3cret-of-this-order'
export const BTC_ADDRESS = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
export const SELLER_IBAN = 'CH9300762011623852957'
/** White space and line breaks belong to it. */
export const MESSAGE = ' I own this address.\n\n2026-11-29T12:00:00Z \n'
const PRICE_UNTIL = '2026-11-29T12:12:00.000Z'

const BANK_DETAILS = {
  type: 'bank_account',
  iban: 'CH3600000000000000000',
  swift_bic: 'BCNNCH22',
  recipient_name: 'Bity SA',
  recipient_postal_address: ['Rue des Fahys 2', 'Neuchâtel'],
  reference: 'BITY 1234',
}
const purchase = {
  id: BITY_ID,
  input: { amount: '200.00', currency: 'EUR', type: 'bank_account', iban: SELLER_IBAN },
  output: { amount: '0.00395200', currency: 'BTC', type: 'crypto_address', crypto_address: BTC_ADDRESS },
  price_breakdown: {},
  timestamp_created: '2026-11-29T12:00:00.000Z',
}
const TO_SIGN = {
  message_to_sign: { body: MESSAGE, signature_submission_url: `/v2/orders/${BITY_ID}/signature` },
}
const AWAITING = {
  timestamp_awaiting_payment_since: '2026-11-29T12:02:00.000Z',
  timestamp_price_guaranteed: PRICE_UNTIL,
}
export const sale = {
  id: BITY_ID,
  input: { amount: '0.01000000', currency: 'BTC', type: 'crypto_address', crypto_address: BTC_ADDRESS },
  output: { amount: '494.00', currency: 'EUR', type: 'bank_account', iban: SELLER_IBAN },
  payment_details: { type: 'crypto_address', crypto_address: '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy' },
  price_breakdown: {},
  timestamp_created: '2026-11-29T12:00:00.000Z',
  ...AWAITING,
}
export const signed = { ...purchase, ...AWAITING, payment_details: BANK_DETAILS }
export const unsigned = { ...purchase, ...TO_SIGN }

/** Without the cookie of its session an order shows its id and times alone. */
export const bityDetails =
  (order: Record<string, unknown>) =>
  ({ headers, path }: RecordedRequest): Reply => {
    if (!path.endsWith(BITY_ID)) return { status: 400, body: { errors: [{ code: 'not_found' }] } }
    const { id } = order
    const times = Object.entries(order).filter(([name]) => name.startsWith('timestamp_'))
    return { body: headers.cookie === BITY_COOKIE ? order : { id, ...Object.fromEntries(times) } }
  }

export const placed = (changes: Reply = {}): Reply => ({
  status: 201,
  body: '',
  headers: { location: `/v2/orders/${BITY_ID}`, 'set-cookie': `${BITY_COOKIE}; Path=/; HttpOnly; Secure` },
  ...changes,
})

export const BITY_ROUTES: Routes = {
  'GET /v2/currencies': { body: { currencies: BITY_CURRENCIES } },
  'GET /v2/pairs': { body: { pairs: BITY_PAIRS } },
  'POST /v2/orders/estimate': bityEstimate,
  'POST /v2/orders': placed(),
  'GET /v2/orders/{id}': bityDetails(unsigned),
}
export const details = (order: Record<string, unknown>): Routes => ({
  'GET /v2/orders/{id}': bityDetails(order),
})
/** How the word that we derive comes about. */
export const bityStates = (): Record<string, Record<string, unknown>> => {
  const received = { timestamp_payment_received: '2026-11-29T12:30:00.000Z' }
  const cancelled = { timestamp_cancelled: '2026-11-29T13:00:00.000Z' }
  const hash = (status: string) => ({
    input: { ...sale.input, related_crypto_transactions: [{ hash: '0xin', status }] },
  })
  return {
    created: unsigned,
    'awaiting payment': signed,
    'payment seen': { ...sale, ...hash('waiting_for_sufficient_confirmations') },
    'payment received': { ...sale, ...hash('confirmed'), ...received },
    executed: { ...sale, ...hash('confirmed'), ...received, timestamp_executed: '2026-11-29T12:40:00.000Z' },
    cancelled: { ...signed, ...cancelled },
    'cancelled after payment': { ...sale, ...received, ...cancelled },
  }
}
