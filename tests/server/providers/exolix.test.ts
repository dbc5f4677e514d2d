import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '@/server/catalogue/catalogue'
import { makeExolix } from '@/server/providers/exolix/makeExolix'
import type { ProviderAsset, ProviderOrder } from '@/domain/exchange/providerOrder'
import {
  EXOLIX_KEY,
  exolixHistory,
  exolixList,
  exolixRoutes,
  exolixTransaction,
  TRANSACTION,
  TRANSACTION_ID,
} from './exolixServer'
import { startFakeProvider, type FakeProvider } from './fakeProvider'
import { describeProvider } from './providerContract'

const ETH_ADDRESS = '0xde2642b2120fd3011fe9659688f76e9E4676F472'
const BTC_ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const BCH_PLAIN = 'qplfzeasde8cedsd4wq5zwnlp2qwtl7j25rf69kwkr'
const XRP_ADDRESS = 'rfkE1aSy9G8Upk4JssnwBxhEv5p4mn2KTy'
const make = (url: string) => makeExolix({ url, apiKey: EXOLIX_KEY })
const FOUND = { id: TRANSACTION_ID, secret: null }
const rate = (status: number, body: object | string) => ({ 'GET /rate': { status, body } })
const PRICED = {
  fromAmount: 1,
  toAmount: 16,
  rate: 16,
  minAmount: 0.002,
  withdrawMin: 0.032,
  maxAmount: 12.5,
}

describeProvider('exolix', {
  make,
  secrets: [EXOLIX_KEY],
  routes: exolixRoutes,
  assets: {
    offered: {
      btc: { code: 'BTC', network: 'BTC', memo: 'none', precision: null, isFixed: true },
      etharb: { code: 'ETH', network: 'ARBITRUM' },
      xrp: { memo: 'optional' },
      usdcerc20: { code: 'USDC', network: 'ETH' },
      usdttrc20: { code: 'USDT', network: 'TRX' },
      usdtpoly: { code: 'USDT', network: 'MATIC' },
    },
    absent: ['usdcpoly', 'zec', 'hype', 'usdtbsc'],
    unmatched: [
      { code: 'USDC', network: 'MATIC', reason: 'ambiguous' },
      { code: 'USDC.e', network: 'MATIC', reason: 'ambiguous' },
      { code: 'ZEC', network: 'ZEC', reason: 'network_unknown' },
      { code: 'HYPE', network: 'HYPE', reason: 'network_unknown' },
      { code: 'USDT', network: 'BSC', reason: 'contract_missing' },
      { code: 'NONE99', network: 'NONE99', reason: 'network_unknown' },
    ],
  },
  pair: { from: 'btc', to: 'eth' },
  quotes: [
    {
      title: 'with a rate that the order has to carry',
      question: { amount: '1', fixed: true },
      routes: rate(200, { ...PRICED, message: null, rateId: 'r-77', withdrawMax: 200 }),
      offer: { rateKey: 'r-77', limits: { min: '0.002', max: '12.5' } },
    },
    {
      title: 'floating',
      question: { amount: '1' },
      offer: {
        fixed: false,
        rateKey: null,
        amountFrom: '1',
        amountTo: '16',
        limits: { min: '0.002', max: '12.5' },
        validUntil: null,
      },
    },
    {
      title: 'fixed, which is assumed to hold for a minute',
      question: { amount: '0.25', fixed: true },
      offer: { fixed: true, rateKey: null, amountFrom: '0.25', amountTo: '4' },
    },
    {
      title: 'fixed, by the amount that arrives, with the limit of that coin',
      question: { amount: '8', fixed: true, reverse: true },
      offer: { amountFrom: '0.5', amountTo: '8', limits: { min: '0.032', max: null } },
    },
    {
      title: 'with a remark beside the price',
      question: { amount: '1' },
      routes: rate(200, { ...PRICED, message: 'High network load' }),
      offer: { amountTo: '16' },
    },
    {
      title: 'of an amount that it rounded',
      question: { amount: '1.00000000000000001' },
      routes: rate(200, { ...PRICED, message: null }),
      offer: { amountFrom: '1', amountTo: '16' },
    },
  ],
  refusals: [
    {
      title: 'below a minimum that only a sentence speaks of',
      on: 'quote',
      routes: rate(422, { message: 'Amount to exchange is below the possible min amount to exchange' }),
      code: 'below_min',
      side: 'from',
    },
    {
      title: 'above a maximum that only a sentence speaks of',
      on: 'quote',
      routes: rate(200, { fromAmount: 1, toAmount: 0, message: 'The amount exceeds what can be exchanged' }),
      code: 'above_max',
      side: 'from',
    },
    {
      title: 'below the minimum, with 422',
      on: 'quote',
      question: { amount: '0.001' },
      routes: {},
      code: 'below_min',
      limit: '0.002',
      side: 'from',
    },
    {
      title: 'below the minimum, with 200',
      on: 'quote',
      question: { amount: '0.001' },
      routes: rate(200, {
        ...PRICED,
        fromAmount: 0.001,
        toAmount: -0.1,
        message: 'Amount is below the minimum',
      }),
      code: 'below_min',
      limit: '0.002',
      side: 'from',
    },
    {
      title: 'below the minimum that arrives, with 200',
      on: 'quote',
      question: { amount: '0.03', reverse: true },
      routes: {},
      code: 'below_min',
      limit: '0.032',
      side: 'to',
    },
    {
      title: 'above the maximum',
      on: 'quote',
      question: { amount: '12.6' },
      routes: {},
      code: 'above_max',
      limit: '12.5',
      side: 'from',
    },
    {
      title: 'with 422 for another reason',
      on: 'quote',
      routes: rate(422, { message: 'Exchange is not available' }),
      code: 'pair_unavailable',
    },
    {
      title: 'for a while',
      on: 'quote',
      routes: rate(422, { message: 'Exchange is temporarily not available, please try later' }),
      code: 'asset_paused',
    },
    {
      title: 'with 200, a failure of theirs and no price',
      on: 'quote',
      routes: rate(200, { success: false, message: 'Something went wrong' }),
      code: 'bad_answer',
    },
    {
      title: 'with 200, a message and no price',
      on: 'quote',
      routes: rate(200, {
        fromAmount: 0.01,
        toAmount: 0,
        rate: 0,
        message: 'Such exchange pair is not available',
      }),
      code: 'pair_unavailable',
    },
    {
      title: 'for another amount than the requested one',
      on: 'quote',
      question: { amount: '2' },
      routes: rate(200, { ...PRICED, message: null }),
      code: 'bad_answer',
    },
    {
      title: 'to an address it does not take',
      on: 'create',
      routes: { 'POST /transactions': { status: 400, body: { error: { withdrawalAddress: 'not valid' } } } },
      code: 'address_invalid',
    },
    {
      title: 'with a refund address it does not take',
      on: 'create',
      routes: {
        'POST /transactions': { status: 422, body: { errors: { refundAddress: ['is not an address'] } } },
      },
      code: 'refund_address_invalid',
    },
    {
      title: 'with a memo it does not take',
      on: 'create',
      routes: { 'POST /transactions': { status: 400, body: { error: { withdrawalExtraId: 'not valid' } } } },
      code: 'extra_id_invalid',
    },
    {
      title: 'whose amount has become too small',
      on: 'create',
      routes: { 'POST /transactions': { status: 422, body: { message: 'Amount is less than minimal' } } },
      code: 'below_min',
      side: 'from',
    },
    {
      title: 'to a form of address that it cannot pay to',
      on: 'create',
      question: {
        pair: { from: 'btc', to: 'dgb' },
        addressTo: 'dgb1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq',
      },
      routes: {},
      code: 'address_invalid',
    },
  ],
  amountOf: (json) =>
    rate(
      200,
      `{"fromAmount":1,"toAmount":${json},"rate":16,"minAmount":0.002,"maxAmount":null,"message":null}`,
    ),
  amounts: [
    { json: '16.123456789012345678', amountTo: '16.123456789012345678' },
    { json: '9007199254740993', amountTo: '9007199254740993' },
    { json: '1.2e-7', amountTo: '0.00000012' },
    { json: '"16"', amountTo: '16' },
  ],
  order: {
    amount: '0.01',
    fixed: true,
    rateKey: null,
    expectedFrom: '0.01',
    expectedTo: '0.16',
    addressTo: ETH_ADDRESS,
    extraIdTo: null,
    refundAddress: BTC_ADDRESS,
    refundExtraId: null,
    orderKey: 'order-1',
  },
  isEffect: ({ method }) => method === 'POST',
  createRoute: 'POST /transactions',
  creates: [
    {
      title: 'with the rate that its quote named',
      order: { rateKey: 'r-77' },
      created: { ref: { id: TRANSACTION_ID, secret: null } },
      sent: { rateId: 'r-77', rateType: 'fixed' },
    },
    {
      title: 'fixed',
      created: {
        ref: { id: TRANSACTION_ID, secret: null },
        depositAddress: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
        depositExtraId: null,
        amountFrom: '0.01',
        amountTo: '0.16',
        echo: { addressTo: ETH_ADDRESS, extraIdTo: null, from: 'BTC', to: 'ETH' },
        url: `https://exolix.com/transaction/${TRANSACTION_ID}`,
      },
      sent: {
        coinFrom: 'BTC',
        networkFrom: 'BTC',
        coinTo: 'ETH',
        networkTo: 'ETH',
        amount: '0.01',
        withdrawalAddress: ETH_ADDRESS,
        refundAddress: BTC_ADDRESS,
        rateType: 'fixed',
      },
    },
    {
      title: 'floating by what arrives, to a tag',
      order: {
        pair: { from: 'btc', to: 'xrp' },
        fixed: false,
        reverse: true,
        amount: '16',
        addressTo: XRP_ADDRESS,
        extraIdTo: '77',
      },
      created: { echo: { addressTo: XRP_ADDRESS, extraIdTo: '77', from: 'BTC', to: 'XRP' } },
      sent: { withdrawalAmount: '16', withdrawalExtraId: '77', rateType: 'float' },
    },
    {
      title: 'to Bitcoin Cash, without the prefix that it refuses',
      order: { pair: { from: 'eth', to: 'bch' }, addressTo: `bitcoincash:${BCH_PLAIN}`, refundAddress: null },
      created: { echo: { addressTo: `bitcoincash:${BCH_PLAIN}`, extraIdTo: null, from: 'ETH', to: 'BCH' } },
      sent: { withdrawalAddress: BCH_PLAIN },
    },
    {
      title: 'and answered with the coin’s usual network instead of ours',
      order: { pair: { from: 'btc', to: 'etharb' } },
      routes: { 'POST /transactions': { status: 201, body: TRANSACTION } },
      created: { echo: { addressTo: ETH_ADDRESS, extraIdTo: null, from: 'BTC', to: 'ETH on ETH' } },
    },
  ],
  ref: { id: TRANSACTION_ID, secret: null },
  readRoute: 'GET /transactions/{id}',
  stateOf: (status) => exolixTransaction({ status }),
  listOf: (...data) => ({ 'GET /transactions': { body: { data, count: data.length } } }),
  listWithBrokenRow: exolixList({ code: 7 }),
  wrongAmounts: exolixTransaction({
    ...{ status: 'success', hashIn: { hash: 'd' }, hashOut: { hash: 'p' }, amount: 'NaN', amountTo: -1 },
  }),
  words: {
    wait: 'waiting',
    confirmation: 'confirming',
    confirmed: 'confirming',
    exchanging: 'exchanging',
    sending: 'sending',
    success: 'finished',
    overdue: 'expired',
    refunded: 'refunded',
    error: 'failed',
    deleted: 'failed',
  },
  states: [
    {
      title: 'waiting, its amounts being expected ones',
      routes: exolixTransaction({}),
      state: {
        amountFrom: null,
        amountTo: null,
        txFrom: null,
        txTo: null,
        refundTx: null,
        issue: null,
        actions: [],
      },
    },
    {
      title: 'paid out',
      routes: exolixTransaction({
        status: 'success',
        hashIn: { hash: 'd-hash' },
        hashOut: { hash: 'p-hash' },
      }),
      state: { status: 'finished', amountFrom: '0.01', amountTo: '0.16', txFrom: 'd-hash', txTo: 'p-hash' },
    },
    {
      title: 'refunded, by the hash that otherwise is the payout',
      routes: exolixTransaction({
        status: 'refunded',
        hashIn: { hash: 'd-hash' },
        hashOut: { hash: 'r-hash' },
      }),
      state: { status: 'refunded', txTo: null, refundTx: 'r-hash', amountTo: null },
    },
    {
      title: 'confirming, with no hashes named at all',
      routes: exolixTransaction({ status: 'confirmation', hashIn: null, hashOut: undefined, amountTo: null }),
      state: { status: 'confirming', txFrom: null, txTo: null },
    },
  ],
})

describe('what is special about exolix', () => {
  let fake: FakeProvider
  let assets: ReadonlyMap<string, ProviderAsset>
  let provider: ReturnType<typeof make>
  const context = () => ({ signal: AbortSignal.timeout(5000), userIp: '203.0.113.7' })
  const asset = (symbol: string) => {
    const found = assets.get(symbol)
    if (!found) throw new Error(symbol)
    return found
  }
  const order = (others: Partial<ProviderOrder> = {}): ProviderOrder => ({
    from: asset('btc'),
    to: asset('eth'),
    amount: '0.01',
    reverse: false,
    fixed: true,
    basisPoints: 0,
    rateKey: null,
    expectedFrom: '0.01',
    expectedTo: '0.16',
    addressTo: ETH_ADDRESS,
    extraIdTo: null,
    refundAddress: null,
    refundExtraId: null,
    orderKey: 'order-1',
    ...others,
  })
  beforeAll(async () => {
    fake = await startFakeProvider(exolixRoutes)
    provider = make(fake.url)
    ;({ assets } = await provider.assets(catalogue(), context()))
  })
  afterAll(() => fake.close())

  test('its list is read to the last page, and no further', async () => {
    fake.answer(exolixRoutes)
    await provider.assets(catalogue(), context())
    expect(fake.requests.map(({ query }) => query)).toEqual([
      { page: '1', size: '100', withNetworks: 'true' },
      { page: '2', size: '100', withNetworks: 'true' },
    ])
  })

  test('a list that never ends is given up', async () => {
    const data = [{ code: 'BTC', networks: [] }]
    fake.answer({ 'GET /currencies': { body: { data, count: 999999 } } })
    await expect(provider.assets(catalogue(), context())).rejects.toMatchObject({ code: 'bad_answer' })
    expect(fake.requests).toHaveLength(60)
  })

  test('a rate names the networks in both ways, and the key as it is', async () => {
    fake.answer(exolixRoutes)
    await provider.quote(order({ to: asset('etharb') }), context())
    expect(fake.requests[0]).toMatchObject({
      query: { networkFrom: 'BTC', coinFromNetwork: 'BTC', networkTo: 'ARBITRUM', coinToNetwork: 'ARBITRUM' },
      headers: { authorization: EXOLIX_KEY },
    })
  })

  test('a fixed offer holds for a minute', async () => {
    fake.answer(exolixRoutes)
    const { validUntil } = await provider.quote(order(), context())
    expect((validUntil ?? 0) - Date.now()).toBeGreaterThan(55_000)
    expect((validUntil ?? 0) - Date.now()).toBeLessThanOrEqual(60_000)
  })

  test('an order without an id is not looked up, because that address is the history', async () => {
    fake.answer(exolixRoutes)
    await expect(provider.read({ id: '', secret: null }, context())).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(fake.requests).toEqual([])
  })

  test.each([
    ['btc', BTC_ADDRESS, null, 'valid'],
    // Its pattern stands under the misspelt name.
    ['eth', ETH_ADDRESS, null, 'valid'],
    ['eth', BTC_ADDRESS, null, 'invalid'],
    ['xrp', XRP_ADDRESS, '77', 'valid'],
    ['xrp', XRP_ADDRESS, 'x', 'invalid'],
    ['bch', `bitcoincash:${BCH_PLAIN}`, null, 'valid'],
    ['dgb', 'dgb1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq', null, 'invalid'],
    // Its pattern would never end.
    ['dgb', `${'D'.repeat(60)}!`, null, 'invalid'],
    ['usdttrc20', 'anything', null, 'unknown'],
  ] as const)('an address of %s, %s with %s, is %s', async (symbol, address, extraId, verdict) => {
    expect(await provider.checkAddress?.(asset(symbol), address, extraId, context())).toBe(verdict)
  })

  const since = Date.parse('2026-11-22T11:59:00Z')
  const other = { id: 'other', withdrawalAddress: '0x000000000000000000000000000000000000dEaD' }
  test.each([
    ['the only one alike', exolixHistory(2, other, {}), FOUND],
    ['none alike', exolixHistory(1, other), 'none'],
    ['none at all', exolixHistory(0), 'none'],
    ['two alike', exolixHistory(2, {}, { id: 'twin' }), 'unknown'],
    ['none alike on a page of many', exolixHistory(500, other), 'unknown'],
    ['one of another amount', exolixHistory(1, { amount: 0.02 }), 'none'],
    ['one to another network', exolixHistory(1, { coinTo: { coinCode: 'ETH', network: 'BASE' } }), 'none'],
    ['one from another coin', exolixHistory(1, { coinFrom: { coinCode: 'LTC', network: 'LTC' } }), 'none'],
    ['one with a memo', exolixHistory(1, { withdrawalExtraId: '5' }), 'none'],
    ['one that cannot be read', exolixHistory(1, { depositAddress: null }), 'unknown'],
    ['one that is older', exolixHistory(1, { createdAt: '2026-11-22T11:58:00Z' }), 'none'],
  ])('a lost order is looked for in the history: %s', async (_, routes, found) => {
    fake.answer(routes)
    const result = await provider.find?.(order(), since, context())
    expect(typeof result === 'object' ? result.ref : result).toEqual(found)
    expect(fake.requests).toMatchObject([{ query: { dateFrom: '2026-11-22T11:59:00.000Z', order: 'desc' } }])
  })

  test('a lost order by what arrives is known by that amount', async () => {
    fake.answer(exolixHistory(1, {}))
    const reverse = order({ reverse: true, amount: '0.16' })
    expect(await provider.find?.(reverse, since, context())).toEqual({
      ref: FOUND,
      depositAddress: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
      depositExtraId: null,
      amountFrom: '0.01',
      amountTo: '0.16',
      echo: { addressTo: ETH_ADDRESS, extraIdTo: null, from: 'BTC', to: 'ETH' },
      validUntil: null,
      url: `https://exolix.com/transaction/${TRANSACTION_ID}`,
    })
    expect(await provider.find?.({ ...reverse, amount: '0.01' }, since, context())).toBe('none')
  })
})
