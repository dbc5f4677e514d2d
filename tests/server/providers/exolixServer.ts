import type { RecordedRequest, Reply, Routes } from './fakeProvider'

/** Exolix v2 as public documentation and clients describe it, its inconsistencies included. */
export const EXOLIX_KEY = 'eyJhbGciOiJIUzI1NiJ9.exolix.signature'
export const TRANSACTION_ID = 'ex4f1c9e27ab30'

const network = (code: string, others: object = {}) => ({
  network: code,
  name: code,
  shortName: null,
  addressRegex: null,
  isDefault: true,
  memoNeeded: false,
  memoName: null,
  memoRegex: null,
  precision: 8,
  decimal: null,
  contract: null,
  ...others,
})
const currency = (code: string, ...networks: object[]) => ({
  code,
  name: code,
  icon: '',
  notes: '',
  networks,
})

const EVM = '^(0x)[0-9A-Fa-f]{40}$'
const LISTED = [
  currency(
    'BTC',
    network('BTC', { addressRegex: '^[13][a-km-zA-HJ-NP-Z1-9]{25,80}$|^(bc1)[0-9A-Za-z]{25,80}$' }),
  ),
  currency(
    'ETH',
    network('ETH', { addresRegex: EVM }),
    network('ARBITRUM', { addressRegex: EVM, precision: true }),
  ),
  currency(
    'XRP',
    network('XRP', { memoNeeded: true, memoRegex: '^[0-9]{1,10}$', addressRegex: '^r[0-9a-zA-Z]{24,34}$' }),
  ),
  currency('BCH', network('BCH', { addressRegex: '^[qp][a-z0-9]{41}$' })),
  currency('DGB', network('DGB', { addressRegex: '^(([a-zA-Z0-9])+)+$' })),
  currency('ZEC', network('ZEC')),
  currency('HYPE', network('HYPE')),
  currency(
    'USDC',
    network('ETH', { contract: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' }),
    network('MATIC', { contract: '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359' }),
  ),
  currency('USDC.e', network('MATIC', { contract: '0x2791bca1f2de4661ed88a30c99a7a9449aa84174' })),
  currency(
    'USDT',
    network('TRX', { contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }),
    network('MATIC', { contract: '0xc2132d05d31c914a87c6611c10748aeb04b58e8f' }),
    network('BSC', { contract: '' }),
  ),
]
/** So many that they stand on two pages; the second half is what nobody knows. */
const CURRENCIES = [
  ...Array.from({ length: 100 }, (_, place) => currency(`NONE${place}`, network(`NONE${place}`))),
  ...LISTED,
]

const page = ({ query }: RecordedRequest): Reply => {
  const size = Number(query.size)
  const start = (Number(query.page) - 1) * size
  return { body: { data: CURRENCIES.slice(start, start + size), count: CURRENCIES.length } }
}

const guarded =
  (reply: (request: RecordedRequest) => Reply) =>
  (request: RecordedRequest): Reply =>
    request.headers.authorization === EXOLIX_KEY
      ? reply(request)
      : { status: 401, body: { message: 'Unauthorized' } }

/** One BTC is sixteen ETH; numbers are numbers, and nothing arrives where no rate is. */
function rate({ query }: RecordedRequest): Reply {
  const limits = { minAmount: 0.002, withdrawMin: 0.032, maxAmount: 12.5 }
  if (query.withdrawalAmount !== undefined) {
    const wanted = Number(query.withdrawalAmount)
    // Refused with 200 in this direction.
    if (wanted < 0.032)
      return {
        body: {
          ...limits,
          fromAmount: 0,
          toAmount: wanted,
          rate: 0,
          message: 'Amount to receive is below the minimum',
        },
      }
    return { body: { ...limits, fromAmount: wanted / 16, toAmount: wanted, rate: 16, message: null } }
  }
  const given = Number(query.amount)
  if (given < 0.002 || given > 12.5)
    return {
      status: 422,
      body: { ...limits, fromAmount: given, toAmount: 0, rate: 0, message: 'Amount is out of range' },
    }
  return { body: { ...limits, fromAmount: given, toAmount: given * 16, rate: 16, message: null } }
}

const coin = (coinCode: unknown, code: unknown) => ({
  coinCode,
  coinName: coinCode,
  network: code,
  networkName: code,
  networkShortName: null,
  icon: '',
  memoName: null,
  contract: null,
})
export const TRANSACTION = {
  id: TRANSACTION_ID,
  amount: 0.01,
  amountTo: 0.16,
  coinFrom: coin('BTC', 'BTC'),
  coinTo: coin('ETH', 'ETH'),
  comment: null,
  createdAt: '2026-11-22T12:00:00.000Z',
  depositAddress: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  depositExtraId: null,
  withdrawalAddress: '0xde2642b2120fd3011fe9659688f76e9E4676F472',
  withdrawalExtraId: null,
  hashIn: { hash: null, link: null },
  hashOut: { hash: null, link: null },
  rate: 16,
  rateType: 'fixed',
  refundAddress: null,
  refundExtraId: null,
  status: 'wait',
  source: 'api',
}

type Body = Record<string, string | undefined>

function create({ body }: RecordedRequest): Reply {
  const order = body as Body
  if (order.withdrawalAddress?.includes(':'))
    return { status: 400, body: { error: { withdrawalAddress: 'is not valid' } } }
  const coins = {
    coinFrom: coin(order.coinFrom, order.networkFrom),
    coinTo: coin(order.coinTo, order.networkTo),
  }
  const { withdrawalAddress, withdrawalExtraId = null } = order
  return { status: 201, body: { ...TRANSACTION, ...coins, withdrawalAddress, withdrawalExtraId } }
}

export const exolixRoutes: Routes = {
  'GET /currencies': page,
  'GET /rate': guarded(rate),
  'POST /transactions': guarded(create),
  // Open to everyone.
  'GET /transactions/{id}': { body: TRANSACTION },
}

/** The list with this row before the others. */
export const exolixList = (row: object): Routes => ({
  'GET /currencies': { body: { data: [row, ...LISTED], count: LISTED.length + 1 } },
})

export const exolixTransaction = (fields: object): Routes => ({
  'GET /transactions/{id}': { body: { ...TRANSACTION, ...fields } },
})
export const exolixHistory = (count: number, ...transactions: object[]): Routes => ({
  'GET /transactions': guarded(() => ({
    body: { data: transactions.map((fields) => ({ ...TRANSACTION, ...fields })), count },
  })),
})
