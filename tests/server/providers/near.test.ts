import { expect, test } from 'vitest'
import { checkAddress } from '@/domain/address/checkAddress'
import { catalogue } from '@/server/catalogue/catalogue'
import { makeNear } from '@/server/providers/near/makeNear'
import { NEAR_NETWORKS, nearNetwork } from '@/server/providers/near/nearNetworks'
import { startFakeProvider, type RecordedRequest, type Reply, type Routes } from './fakeProvider'
import { describeProvider } from './providerContract'

const JWT = 'header.payload.signature'
const NO_FEE = { referral: null, fee: null }
const FEE = { referral: 'example-exchange', fee: { account: 'fees.example.near', earnedPercent: 50 } }
const ETH = 'nep141:eth.omft.near'
const BTC = 'nep141:btc.omft.near'
const USDT = 'nep141:eth-0xdac17f958d2ee523a2206206994597c13d831ec7.omft.near'
const XLM = 'nep245:v2_1.omni.hot.tg:1100_native'

const token = (assetId: string, blockchain: string, symbol: string, decimals: number, others = {}) => ({
  assetId,
  blockchain,
  symbol,
  decimals,
  price: 1,
  priceUpdatedAt: '2026-02-27T15:18:30.437Z',
  contractAddress: null as string | null,
  ...others,
})
const TOKENS = [
  token(ETH, 'eth', 'ETH', 18, { price: 1947.28 }),
  token(BTC, 'btc', 'BTC', 8, { price: 66093 }),
  token(USDT, 'eth', 'USDT', 6, { contractAddress: '0xdac17f958d2ee523a2206206994597c13d831ec7' }),
  token(XLM, 'stellar', 'XLM', 7, { price: 0.25 }),
  token('nep141:xrp.omft.near', 'xrp', 'XRP', 6),
  token('nep141:pol', 'pol', 'POL', 18, { contractAddress: '0x0000000000000000000000000000000000000000' }),
  token('nep141:wrap.near', 'near', 'wNEAR', 24, { contractAddress: 'wrap.near' }),
  token('nep141:usdc.copy', 'eth', 'USDC', 6, { contractAddress: `0x${'b'.repeat(40)}` }),
  token('nep141:doge.omft.near', 'doge', 'DOGE', 6),
  token('nep141:xlayer', 'xlayer', 'OKB', 18),
]

const ADDRESS = {
  btc: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
}
/** Before the deadline that is requested. */
const DEADLINE = new Date(Date.now() + 1_800_000).toISOString()

const SOONER = new Date(Date.now() + 900_000).toISOString()

/** In basis points; a request that the service would refuse has none. */
function feeIn(body: unknown): number | null {
  const { appFees = [] } = body as { appFees?: { recipient: string; fee: number }[] }
  const isRight = appFees.every(
    ({ recipient, fee }) => recipient === FEE.fee.account && fee > 0 && fee <= 500,
  )
  return isRight ? appFees.reduce((sum, { fee }) => sum + fee, 0) : null
}

/** Of an amount as JSON; what is no text is left as it is. */
const lessFee = (amount: string, fee: number) =>
  fee > 0 && /^"\d+"$/.test(amount)
    ? `"${(BigInt(amount.slice(1, -1)) * BigInt(10_000 - fee)) / 10_000n}"`
    : amount

/** Behaves as the service is documented: what is requested comes back, and a price is 0.05 of the other coin. */
function quote({ body }: RecordedRequest, amount = '"5000000"', memo: string | null = null): Reply {
  const request = body as Record<string, unknown>
  const fee = feeIn(body)
  if (fee === null) return { status: 400, body: { message: 'appFees is not valid' } }
  const amountOut = lessFee(amount, fee)
  const isOutput = request.swapType === 'EXACT_OUTPUT'
  const order = request.dry
    ? ''
    : `"depositAddress":"0xDeposit","depositMemo":${JSON.stringify(memo)},"deadline":"${DEADLINE}",`
  const [amountIn, out] = isOutput
    ? ['"20000000000000000000"', JSON.stringify(request.amount)]
    : [JSON.stringify(request.amount), amountOut]
  return {
    status: 201,
    body: `{"correlationId":"c","timestamp":"t","signature":"ed25519:x","quoteRequest":${JSON.stringify(request)},
      "quote":{${order}"amountIn":${amountIn},"minAmountIn":"1","amountOut":${out},"timeEstimate":100}}`,
  }
}
const refusing = (message: string): Routes => ({ 'POST /quote': { status: 400, body: { message } } })

const status = (word: string, swapDetails: unknown = {}, deadline = DEADLINE): Routes => ({
  'GET /status': {
    body: { correlationId: 'c', status: word, quoteResponse: { quote: { deadline } }, swapDetails },
  },
})
/** As in every recorded state in which nothing was paid. */
const NOTHING_PAID = {
  amountOutFormatted: null,
  refundedAmount: '0',
  refundedAmountFormatted: '0',
  originChainTxHashes: [],
  destinationChainTxHashes: [],
}
const HASHES = { originChainTxHashes: [{ hash: '0xin' }], destinationChainTxHashes: [{ hash: 'out' }] }

describeProvider('near', {
  make: (url) => makeNear({ url, jwt: JWT, ...FEE }),
  commissionIn: ({ path, body }) => (path === '/quote' ? feeIn(body) : undefined),
  secrets: [JWT],
  routes: { 'GET /tokens': { body: TOKENS }, 'POST /quote': quote, ...status('PENDING_DEPOSIT') },
  assets: {
    offered: {
      eth: { code: ETH, network: 'eth', precision: 18, memo: 'none', isFixed: false },
      usdterc20: { code: USDT, network: 'eth', precision: 6 },
      xlm: { memo: 'required' },
      xrp: { memo: 'none' },
      pol: { code: 'nep141:pol' },
    },
    absent: ['near', 'usdcerc20', 'doge'],
    unmatched: [
      { code: 'nep141:wrap.near', network: 'near', reason: 'not_in_catalogue' },
      { code: 'nep141:usdc.copy', network: 'eth', reason: 'contract_differs' },
      { code: 'nep141:doge.omft.near', network: 'doge', reason: 'precision_differs' },
      { code: 'nep141:xlayer', network: 'xlayer', reason: 'network_unknown' },
    ],
  },
  pair: { from: 'eth', to: 'btc' },
  quotes: [
    {
      title: 'floating',
      question: { amount: '1.5' },
      offer: {
        rateKey: null,
        fixed: false,
        amountFrom: '1.5',
        amountTo: '0.05',
        limits: { min: null, max: null },
        validUntil: null,
        minutes: [2, 2],
      },
    },
    {
      title: 'of what is received',
      question: { amount: '0.7', reverse: true },
      offer: { amountFrom: '20', amountTo: '0.7', fixed: false },
    },
  ],
  refusals: [
    {
      title: 'that asks for a fixed rate',
      on: 'quote',
      question: { fixed: true },
      routes: {},
      code: 'fixed_unavailable',
    },
    {
      title: 'below a minimum in dollars',
      on: 'quote',
      routes: refusing('Temporary swap limits: minimum swap amount is $1,000'),
      code: 'below_min',
      limit: '0.513537',
      side: 'from',
    },
    {
      title: 'below a minimum in dollars of what is received',
      on: 'quote',
      question: { amount: '0.001', reverse: true },
      routes: refusing('Temporary swap limits: minimum swap amount is $100'),
      code: 'below_min',
      limit: '0.00151302',
      side: 'to',
    },
    {
      title: 'below a minimum in base units',
      on: 'quote',
      routes: refusing('Amount is too low for bridge, try at least 2725340300683302'),
      code: 'below_min',
      limit: '0.002725340300683302',
      side: 'from',
    },
    {
      title: 'that answers another amount',
      on: 'quote',
      routes: {
        'POST /quote': (request) =>
          quote({ ...request, body: { ...(request.body as object), amount: '1600000000000000000' } }),
      },
      code: 'bad_answer',
    },
    {
      title: 'without liquidity',
      on: 'quote',
      routes: refusing('No liquidity available'),
      code: 'pair_unavailable',
    },
    {
      title: 'that no solver answered',
      on: 'quote',
      routes: refusing('Failed to get quote'),
      code: 'bad_answer',
    },
    {
      title: 'below a minimum in coins',
      on: 'quote',
      routes: refusing('Amount is too low for bridge, try at least 0.0015.'),
      ...{ code: 'below_min', limit: '0.0015', side: 'from' },
    },
    {
      title: 'below a minimum in base units with commas',
      on: 'quote',
      routes: refusing('Amount is too low for bridge, try at least 2,725,340,300,683,302'),
      ...{ code: 'below_min', limit: '0.002725340300683302', side: 'from' },
    },
    {
      title: 'above a maximum in dollars',
      on: 'quote',
      routes: refusing('Temporary swap limits: maximum swap amount is $1,000'),
      ...{ code: 'above_max', limit: '0.513536', side: 'from' },
    },
    { title: 'in words of no meaning', on: 'quote', routes: refusing('wat'), code: 'bad_answer' },
    {
      title: 'for its address',
      on: 'create',
      routes: refusing('recipient is not valid'),
      code: 'address_invalid',
    },
    {
      title: 'for its refund address',
      on: 'create',
      routes: refusing('refundTo is not valid'),
      code: 'refund_address_invalid',
    },
    {
      title: 'below the minimum',
      on: 'create',
      routes: refusing('Amount is too low for bridge, try at least 2725340300683302'),
      code: 'below_min',
      limit: '0.002725340300683302',
      side: 'from',
    },
    {
      title: 'without an address for refunds',
      on: 'create',
      question: { refundAddress: null },
      routes: {},
      code: 'refund_address_invalid',
    },
    {
      title: 'with an extra id that cannot be passed on',
      on: 'create',
      question: { extraIdTo: '77' },
      routes: {},
      code: 'extra_id_invalid',
    },
    {
      title: 'with a failure inside theirs, which is none',
      on: 'create',
      routes: refusing('Internal server error'),
      code: 'outcome_unknown',
    },
  ],
  amountOf: (json) => ({ 'POST /quote': (request) => quote(request, json) }),
  amounts: [
    { json: '"1.5"', amountTo: null },
    { json: '"1e7"', amountTo: '0.1' },
    { json: '"1e-7"', amountTo: null },
    { json: '"0"', amountTo: null },
    { json: '12345678901234567', amountTo: '123456789.01234567' },
    { json: '"1"', amountTo: '0.00000001' },
  ],
  order: {
    amount: '1.5',
    rateKey: null,
    expectedFrom: '1.5',
    expectedTo: '0.05',
    addressTo: ADDRESS.btc,
    extraIdTo: null,
    refundAddress: ADDRESS.eth,
    refundExtraId: null,
    orderKey: 'ours',
  },
  isEffect: ({ path, body }) => path === '/quote' && !(body as { dry: boolean }).dry,
  createRoute: 'POST /quote',
  creates: [
    {
      title: 'floating',
      created: {
        ref: { id: '0xDeposit', secret: null },
        depositAddress: '0xDeposit',
        depositExtraId: null,
        amountFrom: '1.5',
        amountTo: '0.05',
        echo: { addressTo: ADDRESS.btc, extraIdTo: null, from: ETH, to: BTC },
        validUntil: Date.parse(DEADLINE),
      },
      sent: {
        dry: false,
        depositMode: 'SIMPLE',
        swapType: 'EXACT_INPUT',
        originAsset: ETH,
        destinationAsset: BTC,
        amount: '1500000000000000000',
        recipient: ADDRESS.btc,
        refundTo: ADDRESS.eth,
      },
    },
    {
      title: 'of an exact output, rounded down to the coin',
      order: { amount: '0.123456789', reverse: true },
      created: { amountFrom: '20', amountTo: '0.12345678' },
      sent: { swapType: 'EXACT_OUTPUT', amount: '12345678' },
    },
    {
      title: 'of a deposit that is finer than the coin, rounded up',
      order: { amount: '0.123456781', pair: { from: 'btc', to: 'eth' } },
      created: { amountFrom: '0.12345679' },
      sent: { swapType: 'EXACT_INPUT', amount: '12345679' },
    },
    {
      title: 'with a memo on Stellar',
      order: { pair: { from: 'xlm', to: 'btc' } },
      routes: { 'POST /quote': (request) => quote(request, '"5000000"', '987654') },
      created: { ref: { id: '0xDeposit', secret: '987654' }, depositExtraId: '987654' },
      sent: { depositMode: 'MEMO' },
    },
    {
      title: 'whose refunds begin before the end of the quote',
      routes: {
        'POST /quote': (request) => {
          const reply = quote(request)
          const body = String(reply.body).replace(DEADLINE, '2999-01-01T00:00:00Z')
          return { ...reply, body: body.replace(/"deadline":"[^"]*"(?=\})/, `"deadline":"${SOONER}"`) }
        },
      },
      created: { validUntil: Date.parse(SOONER) },
    },
    {
      title: 'whose memo is 0',
      order: { pair: { from: 'xlm', to: 'btc' } },
      routes: { 'POST /quote': (request) => quote(request, '"5000000"', '0') },
      created: { ref: { id: '0xDeposit', secret: '0' }, depositExtraId: '0' },
    },
  ],
  ref: { id: '0xDeposit', secret: null },
  readRoute: 'GET /status',
  stateOf: (word) => status(word, HASHES),
  listWithBrokenRow: { 'GET /tokens': { body: [{ assetId: 'nep141:x', decimals: 'six' }, ...TOKENS] } },
  wrongAmounts: status('SUCCESS', { ...HASHES, depositedAmountFormatted: 'NaN', amountOutFormatted: '-1' }),
  words: {
    PENDING_DEPOSIT: 'waiting',
    KNOWN_DEPOSIT_TX: 'confirming',
    INCOMPLETE_DEPOSIT: 'verifying',
    PROCESSING: 'exchanging',
    SUCCESS: 'finished',
    REFUNDED: 'refunded',
    FAILED: 'failed',
  },
  states: [
    {
      title: 'finished',
      routes: status('SUCCESS', { ...HASHES, depositedAmountFormatted: '1.5', amountOutFormatted: '0.0499' }),
      state: {
        status: 'finished',
        amountFrom: '1.5',
        amountTo: '0.0499',
        txFrom: '0xin',
        txTo: 'out',
        issue: null,
      },
    },
    {
      title: 'called successful and was paid back',
      routes: status('SUCCESS', {
        originChainTxHashes: [{ hash: '0xin' }],
        destinationChainTxHashes: [],
        amountOutFormatted: '0.05',
        refundedAmountFormatted: '1.49',
      }),
      state: { status: 'refunded', amountTo: null, txTo: null },
    },
    {
      title: 'successful without any payout',
      routes: status('SUCCESS', { ...NOTHING_PAID, originChainTxHashes: [{ hash: '0xin' }] }),
      state: { status: 'verifying', issue: 'provider_review', txFrom: '0xin', txTo: null, amountTo: null },
    },
    {
      title: 'successful without any details',
      routes: status('SUCCESS', null),
      state: { status: 'verifying', issue: 'provider_review', amountTo: null },
    },
    {
      title: 'successful, with its payout still to come',
      routes: {
        'GET /status': {
          body: { status: 'SUCCESS', updatedAt: new Date().toISOString(), swapDetails: NOTHING_PAID },
        },
      },
      state: { status: 'sending', issue: null, amountTo: null },
    },
    {
      title: 'successful, and paid back in base units',
      routes: status('SUCCESS', { ...NOTHING_PAID, refundedAmount: '5000000' }),
      state: { status: 'refunded', amountTo: null },
    },
    {
      title: 'past the deadline that was requested, before that of the quote',
      routes: {
        'GET /status': {
          body: {
            status: 'PENDING_DEPOSIT',
            quoteResponse: {
              quote: { deadline: '2999-01-01T00:00:00Z', timeWhenInactive: null },
              quoteRequest: { deadline: '2020-01-01T00:00:00Z' },
            },
            swapDetails: null,
          },
        },
      },
      state: { status: 'expired' },
    },
    {
      title: 'successful with the excess paid back',
      routes: status('SUCCESS', { ...HASHES, amountOutFormatted: '0.05', refundedAmountFormatted: '0.01' }),
      state: { status: 'finished', amountTo: '0.05' },
    },
    {
      title: 'past its deadline without a deposit',
      routes: status('PENDING_DEPOSIT', null, '2020-01-01T00:00:00.000Z'),
      state: { status: 'expired', issue: null, amountFrom: null },
    },
    {
      title: 'past its deadline with a deposit',
      routes: status(
        'KNOWN_DEPOSIT_TX',
        { originChainTxHashes: [{ hash: '0xin' }] },
        '2020-01-01T00:00:00.000Z',
      ),
      state: { status: 'confirming', txFrom: '0xin' },
    },
    {
      title: 'incomplete',
      routes: status('INCOMPLETE_DEPOSIT', { depositedAmountFormatted: '0.4', amountInFormatted: '0' }),
      state: { status: 'verifying', issue: 'deposit_too_small', amountFrom: '0.4' },
    },
  ],
})

test('the example addresses of quotes are addresses of their networks', () => {
  for (const [network, { code }] of Object.entries(NEAR_NETWORKS))
    expect(checkAddress(network, nearNetwork(code).exampleAddress), network).toBe('valid')
})

test('every network of the table is one of the catalogue', () => {
  const known = new Set(catalogue().map(({ network }) => network))
  for (const network of Object.keys(NEAR_NETWORKS)) expect(known).toContain(network)
})

test('a key is sent only where there is one, and a deadline outlasts the chain of the deposit', async () => {
  const fake = await startFakeProvider({ 'GET /tokens': { body: TOKENS }, 'POST /quote': quote })
  const context = () => ({ signal: AbortSignal.timeout(10_000), userIp: null })
  for (const jwt of [null, JWT]) {
    const near = makeNear({ ...NO_FEE, url: fake.url, jwt })
    const { assets } = await near.assets(catalogue(), context())
    const [from, to] = [assets.get('btc'), assets.get('eth')]
    if (!from || !to) throw new Error('not offered')
    await near.quote({ from, to, amount: '1', reverse: false, fixed: false, basisPoints: 0 }, context())
  }
  const bodies = fake.requests.flatMap(({ body }) =>
    body === undefined ? [] : [body as { deadline: string }],
  )
  expect(fake.requests.map(({ headers }) => headers.authorization)).toEqual([
    undefined,
    undefined,
    `Bearer ${JWT}`,
    `Bearer ${JWT}`,
  ])
  for (const { deadline } of bodies) expect(Date.parse(deadline)).toBeGreaterThan(Date.now() + 2 * 3_600_000)
  await fake.close()
})

test('a minimum in dollars is named in coins by an adapter that has not read the list itself', async () => {
  const fake = await startFakeProvider({
    'GET /tokens': { body: TOKENS },
    ...refusing('Temporary swap limits: minimum swap amount is $1,000'),
  })
  const context = { signal: AbortSignal.timeout(10_000), userIp: null }
  const { assets } = await makeNear({ ...NO_FEE, url: fake.url, jwt: null }).assets(catalogue(), context)
  const [from, to] = [assets.get('eth'), assets.get('btc')]
  if (!from || !to) throw new Error('not offered')
  const other = makeNear({ ...NO_FEE, url: fake.url, jwt: null })
  const quoted = other.quote(
    { from, to, amount: '0.1', reverse: false, fixed: false, basisPoints: 0 },
    context,
  )
  await expect(quoted).rejects.toMatchObject({
    code: 'below_min',
    details: { limit: '0.513537', side: 'from' },
  })
  await fake.close()
})
