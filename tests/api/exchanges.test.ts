// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { client } from '@/api/client'
import {
  actOnExchange,
  claimExchanges,
  createExchange,
  createTransfer,
  fetchExchange,
  fetchLastExchanges,
  recordPayment,
  redeemTransfer,
  simulateDeposit,
} from '@/api/exchanges'
import { switchPushOn } from '@/api/notifications'
import { rememberExchange } from '@/browser/storage/ownExchanges'
import { anOwnExchange } from '../browser/anOwnExchange'
import { anExchange } from '../domain/anExchange'
import { anOrder } from '../domain/anOrder'
import { respondingWith } from './fakeBackEnd'

const usual = client.defaults.adapter
afterEach(() => void (client.defaults.adapter = usual))

const order = anOrder({ addressTo: '0x1' })

describe('the calls', () => {
  test('an order carries its key in a header', async () => {
    const calls = respondingWith(201, { result: anExchange() })
    expect(await createExchange(order, 'key-of-the-order')).toEqual(anExchange())
    expect(calls[0]).toMatchObject({ method: 'post', url: '/api/v4/exchanges-new', body: order })
    expect(calls[0]?.headers.get('idempotency-key')).toBe('key-of-the-order')
  })

  test('an id from an address cannot lead a call elsewhere', async () => {
    const calls = respondingWith(200, { result: anExchange() })
    await fetchExchange('../pairs?x=1', { 'site-language': 'de' })
    expect(calls[0]?.url).toBe('/api/v3/exchanges-new/..%2Fpairs%3Fx%3D1')
    expect(calls[0]?.headers.get('site-language')).toBe('de')
  })

  test('an exchange is read from result', async () => {
    respondingWith(200, { result: anExchange({ publicId: 'xyz' }), traceId: 't' })
    expect(await fetchExchange('xyz', {})).toEqual(anExchange({ publicId: 'xyz' }))
  })

  test('a choice and a sandbox deposit name what was chosen', async () => {
    const calls = respondingWith(200, { result: anExchange() })
    await actOnExchange('abc', { action: 'refund', address: '0x2' })
    await simulateDeposit('abc', 'late')
    expect(calls.map(({ url, body }) => [url, body])).toEqual([
      ['/api/v4/exchanges-new/abc/actions', { action: 'refund', address: '0x2' }],
      ['/api/v4/sandbox/exchanges/abc/deposits', { kind: 'late' }],
    ])
  })
})

describe('the secret of an exchange of this device', () => {
  beforeEach(() => {
    localStorage.clear()
    rememberExchange(anOwnExchange('own', { ownerSecret: 'SECRET' }))
  })
  const header = 'x-exchange-secret'

  test('goes into the header of the owner’s calls, and into no address and no body', async () => {
    const calls = respondingWith(200, { result: { ...anExchange(), token: 't', expiresAt: '' } })
    await actOnExchange('own', { action: 'continue' })
    await recordPayment('own', '0x1')
    await createTransfer('own')
    await switchPushOn('own', 'fid', 'en').catch(() => undefined)
    expect(calls).toHaveLength(4)
    for (const call of calls) {
      expect(call.headers.get(header)).toBe('SECRET')
      expect(JSON.stringify([call.url, call.body])).not.toContain('SECRET')
    }
  })

  test('goes with no other call, and not to another exchange', async () => {
    const calls = respondingWith(200, { result: anExchange() })
    await fetchExchange('own', {})
    await simulateDeposit('own', 'late')
    await actOnExchange('other', { action: 'continue' })
    expect(calls.map(({ headers }) => headers.has(header))).toEqual([false, false, false])
  })

  test('proves a claim by its id; an exchange without one is claimed without', async () => {
    const calls = respondingWith(200, { result: { claimed: ['own'] } })
    expect(await claimExchanges(['own', 'other'])).toEqual(['own'])
    expect(calls[0]?.body).toEqual({ publicIds: ['own', 'other'], ownerSecrets: { own: 'SECRET' } })
  })

  test('is read from the creation and the transfer only, and is missing where the back end gives none', async () => {
    respondingWith(200, { result: { ...anExchange(), ownerSecret: 'SECRET' } })
    expect((await createExchange(order, 'key')).ownerSecret).toBe('SECRET')
    expect((await redeemTransfer('token')).ownerSecret).toBe('SECRET')
    expect(await fetchExchange('abc', {})).not.toHaveProperty('ownerSecret')
    respondingWith(200, { result: anExchange() })
    expect(await createExchange(order, 'key')).not.toHaveProperty('ownerSecret')
  })
})

describe('a foreign back end', () => {
  const read = async (changes: object) => {
    respondingWith(200, { ...anExchange(), ...changes })
    return fetchExchange('abc', {})
  }

  test.each([
    ['confirming', 'confirming'],
    ['refunded', 'refunded'],
    ['new', 'waiting'],
    ['hold', 'verifying'],
    ['overdue', 'expired'],
    ['something-new', 'verifying'],
    ['constructor', 'verifying'],
  ])('may say %s, which is shown as %s', async (status, shown) => {
    expect((await read({ status })).status).toBe(shown)
  })

  test('may leave out what can be done without', async () => {
    const exchange = await read({
      serverTime: undefined,
      issue: 'novelty',
      actions: ['dance'],
      amountFrom: undefined,
    })
    expect(exchange).toMatchObject({ issue: null, actions: [], amountFrom: null })
    expect(Date.parse(exchange.serverTime)).not.toBeNaN()
  })

  test.each(['publicId', 'validUntil', 'expectedAmountFrom', 'extendedInfo'])(
    'may not leave out %s',
    async (field) => {
      await expect(read({ [field]: undefined })).rejects.toMatchObject({ failure: { kind: 'broken' } })
    },
  )
})

test('the last exchanges are read line by line, and numbers instead of decimal strings are refused', async () => {
  const line = {
    tickerFrom: 'btc',
    networkFrom: 'btc',
    tickerTo: 'eth',
    networkTo: 'eth',
    amountFrom: '0.1',
    amountTo: '2.6',
    finishedAt: '2026-11-21T12:00:00.000Z',
  }
  respondingWith(200, { result: [line] })
  expect(await fetchLastExchanges()).toEqual([line])
  respondingWith(200, { result: [{ ...line, amountTo: 2.6 }] })
  await expect(fetchLastExchanges()).rejects.toMatchObject({ failure: { kind: 'broken' } })
})
