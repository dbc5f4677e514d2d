import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '@/server/catalogue/catalogue'
import type { ProviderAsset, ProviderOrder } from '@/domain/exchange/providerOrder'
import { makeSideshift } from '@/server/providers/sideshift/makeSideshift'
import { startFakeProvider, type FakeProvider } from './fakeProvider'
import { describeProvider } from './providerContract'
import {
  COINS,
  DEPOSIT_ADDRESS,
  QUOTE_ID,
  SHIFT_ID,
  SIDESHIFT_AFFILIATE,
  SIDESHIFT_SECRET,
  sideshiftCommission,
  sideshiftError,
  sideshiftOrder,
  sideshiftPair,
  sideshiftRoutes,
  sideshiftShift,
} from './sideshiftServer'

const ETH_ADDRESS = '0xde2642b2120fd3011fe9659688f76e9E4676F472'
const BTC_ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const make = (url: string) =>
  makeSideshift({ url, secret: SIDESHIFT_SECRET, affiliateId: SIDESHIFT_AFFILIATE })
const deposited = {
  depositHash: 'd-hash',
  depositReceivedAt: '2026-11-22T12:05:00.000Z',
  depositAmount: '0.01',
}
const paid = { ...deposited, settleHash: 's-hash', settleAmount: '0.16' }
const settledTwice = { status: 'settled', ...paid }

describeProvider('sideshift', {
  make,
  commissionIn: (request) => (request.path === '/permissions' ? undefined : sideshiftCommission(request)),
  secrets: [SIDESHIFT_SECRET],
  routes: sideshiftRoutes,
  assets: {
    offered: {
      btc: { code: 'BTC', network: 'bitcoin', memo: 'none', isFixed: true, isDeposit: true },
      xrp: { code: 'XRP', network: 'ripple', memo: 'optional' },
      zec: { code: 'ZEC', network: 'shielded', isFixed: false, isFloating: true },
      etharb: { isFloating: false },
      doge: { isDeposit: false, isPayout: true },
      usdttrc20: { code: 'USDT', network: 'tron', precision: 6 },
      usdtbsc: { precision: 18, isPayout: false },
    },
    absent: ['usdterc20', 'usdcpoly', 'btc-lightning'],
    unmatched: [
      { code: 'USDT', network: 'ethereum', reason: 'precision_differs' },
      { code: 'USDT', network: 'liquid', reason: 'network_unknown' },
      { code: 'BTC', network: 'lightning', reason: 'network_unknown' },
      { code: 'USDC', network: 'polygon', reason: 'contract_differs' },
    ],
  },
  pair: { from: 'btc', to: 'eth' },
  quotes: [
    {
      title: 'floating, by the rate for that very amount',
      question: { amount: '0.5' },
      offer: {
        fixed: false,
        rateKey: null,
        amountFrom: '0.5',
        amountTo: '8.6490049',
        limits: { min: '0.00010771', max: '1.43608988' },
        validUntil: null,
      },
    },
    {
      title: 'fixed, by the amount to send',
      question: { amount: '0.01', fixed: true },
      offer: { fixed: true, rateKey: QUOTE_ID, amountFrom: '0.01', amountTo: '0.16' },
    },
    {
      title: 'fixed, by the amount that arrives, without limits in that coin',
      question: { amount: '8', fixed: true, reverse: true },
      offer: { amountFrom: '0.5', amountTo: '8', limits: { min: null, max: null } },
    },
  ],
  refusals: [
    {
      title: 'below the minimum of the pair',
      on: 'quote',
      question: { amount: '0.00001' },
      routes: {},
      code: 'below_min',
      limit: '0.00010771',
      side: 'from',
    },
    {
      title: 'above the maximum of the pair',
      on: 'quote',
      question: { amount: '2' },
      routes: {},
      code: 'above_max',
      limit: '1.43608988',
      side: 'from',
    },
    {
      title: 'below the minimum that the refusal names',
      on: 'quote',
      question: { amount: '0.001', reverse: true, fixed: true },
      routes: { 'POST /quotes': sideshiftError(400, 'Amount too low', { depositRangeMin: '0.0002' }) },
      code: 'below_min',
      limit: '0.0002',
      side: 'from',
    },
    {
      title: 'below a minimum with commas, in prose',
      on: 'quote',
      question: { amount: '1', fixed: true },
      routes: { 'POST /quotes': sideshiftError(400, 'Amount too low, minimum is 1,500.5 BTC') },
      ...{ code: 'below_min', limit: '1500.5', side: 'from' },
    },
    {
      title: 'above a maximum that only its prose names',
      on: 'quote',
      question: { amount: '1', fixed: true },
      routes: { 'POST /quotes': sideshiftError(400, 'Amount too high. Max is 0.75 BTC') },
      code: 'above_max',
      limit: '0.75',
      side: 'from',
    },
    {
      title: 'in a country where shifts are forbidden',
      on: 'quote',
      routes: { 'GET /permissions': { body: { createShift: false } } },
      code: 'region_restricted',
    },
    {
      title: 'with an address on the list of the forbidden',
      on: 'quote',
      routes: {
        'GET /permissions': {
          status: 403,
          body: {
            error: {
              code: 'ACCESS_DENIED',
              message: 'Access denied. See https://sideshift.ai/access-denied',
            },
          },
        },
      },
      code: 'region_restricted',
    },
    {
      title: 'of a disabled method',
      on: 'quote',
      routes: { 'GET /pair/{from}/{to}': sideshiftError(500, 'Deposit method btc is disabled') },
      code: 'asset_paused',
    },
    {
      title: 'without a rate',
      on: 'quote',
      routes: { 'GET /pair/{from}/{to}': { status: 500, body: { error: { code: 'RATE_UNAVAILABLE' } } } },
      code: 'pair_unavailable',
    },
    {
      title: 'floating by the amount that arrives',
      on: 'quote',
      question: { amount: '1', reverse: true, fixed: false },
      routes: {},
      code: 'pair_unavailable',
    },
    {
      title: 'fixed, of a coin that only floats',
      on: 'quote',
      question: { amount: '1', fixed: true, pair: { from: 'zec', to: 'eth' } },
      routes: {},
      code: 'fixed_unavailable',
    },
    {
      title: 'floating, of a coin that is only fixed',
      on: 'quote',
      question: { amount: '1', fixed: false, pair: { from: 'btc', to: 'etharb' } },
      routes: {},
      code: 'pair_unavailable',
    },
    {
      title: 'for another amount than the requested one',
      on: 'quote',
      question: { amount: '1', fixed: true },
      routes: {
        'POST /quotes': {
          status: 201,
          body: { id: QUOTE_ID, expiresAt: '2099-01-01T00:00:00Z', depositAmount: '10', settleAmount: '160' },
        },
      },
      code: 'bad_answer',
    },
    {
      title: 'that has ended already',
      on: 'quote',
      question: { amount: '1', fixed: true },
      routes: {
        'POST /quotes': {
          status: 201,
          body: { id: QUOTE_ID, expiresAt: '2020-01-01T00:00:00Z', depositAmount: '1', settleAmount: '16' },
        },
      },
      code: 'bad_answer',
    },
    {
      title: 'with the order of another call',
      on: 'create',
      question: { fixed: false, rateKey: null },
      routes: {
        'POST /shifts/variable': {
          status: 201,
          body: sideshiftOrder({ settleAddress: ETH_ADDRESS, externalId: 'order-2' }),
        },
      },
      code: 'outcome_unknown',
    },
    {
      title: 'whose quote has expired',
      on: 'create',
      question: { fixed: true, rateKey: 'another' },
      routes: {},
      code: 'rate_expired',
    },
    {
      title: 'fixed without a quote',
      on: 'create',
      question: { fixed: true, rateKey: null },
      routes: {},
      code: 'rate_expired',
    },
    {
      title: 'to an address it does not take',
      on: 'create',
      routes: { 'POST /shifts/fixed': sideshiftError(400, 'Invalid receiving address') },
      code: 'address_invalid',
    },
    {
      title: 'with a refund address it does not take',
      on: 'create',
      routes: { 'POST /shifts/fixed': sideshiftError(400, 'This refund address belongs to SideShift.ai') },
      code: 'refund_address_invalid',
    },
    {
      title: 'with a memo it does not take',
      on: 'create',
      routes: { 'POST /shifts/fixed': sideshiftError(400, 'Invalid settleMemo') },
      code: 'extra_id_invalid',
    },
    {
      title: 'for the sixth time in a minute',
      on: 'create',
      routes: { 'POST /shifts/fixed': { status: 429, body: { error: { message: 'Too many requests' } } } },
      code: 'rate_limited',
    },
  ],
  amountOf: (json) => ({ 'GET /pair/{from}/{to}': { body: `{"min":"0.0001","max":"2","rate":${json}}` } }),
  amounts: [
    { json: '"16"', amountTo: '8' },
    { json: '16.1', amountTo: '8.05' },
    { json: '"0.0000000019"', amountTo: '0' },
  ],
  order: {
    amount: '0.01',
    fixed: true,
    rateKey: QUOTE_ID,
    expectedFrom: '0.01',
    expectedTo: '0.16',
    addressTo: ETH_ADDRESS,
    extraIdTo: null,
    refundAddress: BTC_ADDRESS,
    refundExtraId: null,
    orderKey: 'order-1',
  },
  isEffect: ({ method, path }) => method === 'POST' && path.startsWith('/shifts'),
  createRoute: 'POST /shifts/fixed',
  creates: [
    {
      title: 'fixed, on its quote',
      created: {
        ref: { id: SHIFT_ID, secret: null },
        depositAddress: DEPOSIT_ADDRESS,
        depositExtraId: null,
        amountFrom: '0.01',
        amountTo: '0.16',
        echo: { addressTo: ETH_ADDRESS, extraIdTo: null, from: 'BTC', to: 'ETH' },
        validUntil: Date.parse('2026-11-22T12:15:00Z'),
        url: `https://sideshift.ai/orders/${SHIFT_ID}`,
      },
      sent: {
        quoteId: QUOTE_ID,
        settleAddress: ETH_ADDRESS,
        refundAddress: BTC_ADDRESS,
        affiliateId: SIDESHIFT_AFFILIATE,
        externalId: 'order-1',
      },
    },
    {
      title: 'floating, with a memo at both ends',
      order: {
        fixed: false,
        rateKey: null,
        pair: { from: 'xrp', to: 'xrp' },
        addressTo: 'rfkE1aSy9G8Upk4JssnwBxhEv5p4mn2KTy',
        extraIdTo: '77',
        refundAddress: null,
      },
      created: {
        depositExtraId: '109',
        amountFrom: '0.01',
        amountTo: '0.16',
        echo: { addressTo: 'rfkE1aSy9G8Upk4JssnwBxhEv5p4mn2KTy', extraIdTo: '77', from: 'XRP', to: 'XRP' },
      },
      sent: { depositCoin: 'XRP', depositNetwork: 'ripple', settleCoin: 'XRP', settleMemo: '77' },
    },
    {
      title: 'and answered with a coin on another network',
      order: { fixed: false, rateKey: null },
      routes: {
        'POST /shifts/variable': {
          status: 201,
          body: {
            id: SHIFT_ID,
            depositCoin: 'BTC',
            depositNetwork: 'lightning',
            settleCoin: 'ETH',
            settleNetwork: 'ethereum',
            depositAddress: DEPOSIT_ADDRESS,
            settleAddress: ETH_ADDRESS,
            expiresAt: '2026-11-29T12:00:00Z',
          },
        },
      },
      created: { echo: { addressTo: ETH_ADDRESS, extraIdTo: null, from: 'BTC on lightning', to: 'ETH' } },
    },
  ],
  ref: { id: SHIFT_ID, secret: null },
  readRoute: 'GET /shifts/{id}',
  stateOf: (status) => sideshiftShift({ status }),
  listOf: (...shifts) => ({ 'GET /shifts': { body: shifts } }),
  listWithBrokenRow: { 'GET /coins': { body: [{ coin: 'X', networks: 'all' }, ...COINS] } },
  wrongAmounts: sideshiftShift({
    ...{ ...paid, status: 'settled', depositAmount: 'NaN', settleAmount: '-1', depositMin: {} },
  }),
  webhook: {
    meta: {
      hook: { id: 'h1', enabled: true, accountId: SIDESHIFT_AFFILIATE, targetUrl: 'https://x.example' },
    },
    payload: { shiftId: SHIFT_ID, status: 'success', txid: 'tx' },
  },
  words: {
    waiting: 'waiting',
    pending: 'confirming',
    processing: 'exchanging',
    settling: 'sending',
    settled: 'finished',
    review: 'verifying',
    refund: 'verifying',
    refunding: 'verifying',
    refunded: 'refunded',
    expired: 'expired',
    multiple: 'verifying',
  },
  states: [
    {
      title: 'waiting for a fixed amount, which has not come',
      routes: sideshiftShift({ depositAmount: '0.01', settleAmount: '0.16' }),
      state: { status: 'waiting', issue: null, actions: [], amountFrom: null, amountTo: null },
    },
    {
      title: 'settled, its deposit address given away meanwhile',
      routes: sideshiftShift({ ...settledTwice, depositAddress: null }),
      state: {
        status: 'finished',
        amountFrom: '0.01',
        amountTo: '0.16',
        txFrom: 'd-hash',
        txTo: 's-hash',
        refundTx: null,
      },
    },
    {
      title: 'refunded, whose second hash is that of the refund',
      routes: sideshiftShift({ status: 'refunded', ...paid, depositAmount: '0.011' }),
      state: {
        status: 'refunded',
        issue: 'deposit_too_large',
        txTo: null,
        refundTx: 's-hash',
        amountTo: null,
      },
    },
    {
      title: 'to be refunded, without an address',
      routes: sideshiftShift({ status: 'refund', ...deposited, depositAmount: '0.009' }),
      state: { status: 'verifying', issue: 'deposit_too_small', actions: ['refund'] },
    },
    {
      title: 'to be refunded to the address it has',
      routes: sideshiftShift({ status: 'refund', ...deposited, refundAddress: BTC_ADDRESS }),
      state: { status: 'verifying', issue: null, actions: [] },
    },
    {
      title: 'refunded because the deposit was late',
      routes: sideshiftShift({
        status: 'refunding',
        ...deposited,
        depositReceivedAt: '2026-11-22T12:20:00Z',
      }),
      state: { status: 'verifying', issue: 'deposit_late' },
    },
    {
      title: 'looked at by SideShift',
      routes: sideshiftShift({ status: 'review', ...deposited }),
      state: { status: 'verifying', issue: 'provider_review', actions: [] },
    },
    {
      title: 'of two deposits, the second of which has to go back',
      routes: sideshiftShift({
        status: 'multiple',
        deposits: [settledTwice, { status: 'refund', ...deposited }],
      }),
      state: { status: 'verifying', actions: ['refund'], word: 'multiple' },
    },
    {
      title: 'of two deposits, both done with',
      routes: sideshiftShift({
        status: 'multiple',
        deposits: [{ ...settledTwice, status: 'refunded' }, settledTwice],
      }),
      state: { status: 'finished', txTo: 's-hash', refundTx: null, word: 'multiple' },
    },
    {
      title: 'of two deposits, one in a word that is not documented',
      routes: sideshiftShift({
        status: 'multiple',
        deposits: [settledTwice, { ...settledTwice, status: 'melting' }],
      }),
      state: { status: 'verifying', issue: 'provider_status_unknown' },
    },
  ],
})

describe('what is special about sideshift', () => {
  let fake: FakeProvider
  let assets: ReadonlyMap<string, ProviderAsset>
  const context = (userIp: string | null = '203.0.113.7') => ({ signal: AbortSignal.timeout(5000), userIp })
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
    fixed: false,
    basisPoints: 50,
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
  const provider = () => make(fake.url)
  beforeAll(async () => {
    fake = await startFakeProvider(sideshiftRoutes)
    ;({ assets } = await provider().assets(catalogue(), context(null)))
  })
  afterAll(() => fake.close())

  test('without the visitor’s address neither a quote nor an order is sent', async () => {
    fake.answer(sideshiftRoutes)
    for (const fixed of [false, true]) {
      await expect(provider().quote(order({ fixed }), context(null))).rejects.toMatchObject({
        code: 'region_restricted',
      })
      await expect(
        provider().create(order({ fixed, rateKey: QUOTE_ID }), context(null)),
      ).rejects.toMatchObject({ code: 'region_restricted' })
    }
    expect(fake.requests).toEqual([])
  })

  test('the visitor’s address goes with quotes and orders, and not with what says nothing about them', async () => {
    fake.answer(sideshiftRoutes)
    await provider().quote(order({ fixed: true }), context())
    await provider().create(order(), context())
    expect(fake.requests.map(({ headers }) => headers['x-user-ip'])).toEqual(Array(4).fill('203.0.113.7'))
    fake.answer(sideshiftRoutes)
    await provider().assets(catalogue(), context())
    await provider().read({ id: SHIFT_ID, secret: null }, context())
    expect(fake.requests.map(({ headers }) => headers['x-user-ip'])).toEqual([undefined, undefined])
  })

  test('an amount below the minimum costs none of the visitor’s twenty quotes a minute', async () => {
    fake.answer(sideshiftRoutes)
    const call = provider().quote(order({ amount: '0.00001', fixed: true }), context())
    await expect(call).rejects.toMatchObject({ code: 'below_min' })
    expect(fake.requests.map(({ path }) => path)).not.toContain('/quotes')
  })

  test('a floating rate is requested with the amount', async () => {
    fake.answer({ ...sideshiftRoutes, ...sideshiftPair({ rate: '10' }) })
    expect((await provider().quote(order({ amount: '0.25' }), context())).amountTo).toBe('2.4875')
    const pair = fake.requests.find(({ path }) => path.startsWith('/pair'))
    expect(pair).toMatchObject({
      path: '/pair/BTC-bitcoin/ETH-ethereum',
      query: { amount: '0.25', affiliateId: SIDESHIFT_AFFILIATE, commissionRate: '0.005' },
    })
  })

  test.each([
    ['zec', 't1VpYecBW4UudbGcy4ufh61eWxQCoFaUrPs', 'unknown'],
    [
      'zec',
      'u1l8xunezsvhq8fgzfl7404m450nwnd76zshscn6nfys7vyz2ywyh4cc5daaq0c7q2su5lqfh23sp7fkf3kt27ve5948mzpfdvckzaect2jtte308mkwlycj2u0eac077wu70vqcetkxf',
      'invalid',
    ],
    ['zec', 'zs1z7rejlpsa98s2rrrfkwmaxu53e4ue0ulcrw0h4x5g8jl04tak0d3mm47vdtahatqrlkngh9sly', 'invalid'],
    ['btc', BTC_ADDRESS, 'unknown'],
    ['btc', 'lnbc10u1p3pj257pp5yztkwjcz5ftl5laxkav23zmzekaw37zk6kmv80pk4xaev5qhtz7q', 'invalid'],
    ['eth', 'anything', 'unknown'],
  ])(
    'an address of %s, %s, is %s, and no order is made to an invalid one',
    async (symbol, address, verdict) => {
      fake.answer(sideshiftRoutes)
      const to = asset(symbol)
      expect(await provider().checkAddress?.(to, address, null, context())).toBe(verdict)
      if (verdict === 'unknown') return
      const call = provider().create(order({ to, addressTo: address }), context())
      await expect(call).rejects.toMatchObject({ code: 'address_invalid' })
      expect(fake.requests).toEqual([])
    },
  )

  test('a refund address is set by one call', async () => {
    fake.answer(sideshiftRoutes)
    const ref = { id: SHIFT_ID, secret: null }
    await provider().act?.(ref, { action: 'refund', address: BTC_ADDRESS, extraId: '5' }, context())
    expect(fake.requests).toMatchObject([
      { path: `/shifts/${SHIFT_ID}/set-refund-address`, body: { address: BTC_ADDRESS, memo: '5' } },
    ])
  })

  test('an order cannot be continued, nor refunded to nowhere', async () => {
    fake.answer(sideshiftRoutes)
    const ref = { id: SHIFT_ID, secret: null }
    const act = (action: 'continue' | 'refund') =>
      provider().act?.(ref, { action, address: null, extraId: null }, context())
    await expect(act('continue')).rejects.toMatchObject({ code: 'action_unavailable' })
    await expect(act('refund')).rejects.toMatchObject({ code: 'refund_address_invalid' })
    expect(fake.requests).toEqual([])
  })

  test('an unclear answer to a refund address leaves the outcome unknown', async () => {
    fake.answer({ 'POST /shifts/{id}/set-refund-address': { cut: true } })
    const call = provider().act?.(
      { id: SHIFT_ID, secret: null },
      { action: 'refund', address: BTC_ADDRESS, extraId: null },
      context(),
    )
    await expect(call).rejects.toMatchObject({ code: 'outcome_unknown' })
  })

  test('an order without an id is not looked up', async () => {
    fake.answer(sideshiftRoutes)
    await expect(provider().read({ id: '', secret: null }, context())).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(fake.requests).toEqual([])
  })

  test('its deposit addresses live for forty days, and it needs the visitor’s address', () => {
    expect(provider().profile).toMatchObject({ addressDays: 40, needsUserIp: true, refundAddress: 'later' })
  })
})
