import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchExchange } from '@/api/exchanges'
import { env } from '@/config/env'
import { ApiFailure } from '@/domain/text/failure'
import { HOUR } from '@/domain/time/durations'
import { logCardAddress } from '@/runtime/log'
import { cardSignatureHandler, signCardPurchase } from '@/http/cardSignatureHandler'
import { anExchange } from '../domain/anExchange'
import { serveHandler } from './testSite'

vi.mock('@/api/exchanges', () => ({ fetchExchange: vi.fn() }))
vi.mock('@/http/card/cardOffer', () => ({
  cardOfferOf: () => Promise.resolve({ code: 'BTC', network: 'BITCOIN' }),
}))
const exchange = vi.mocked(fetchExchange)

const waiting = () =>
  anExchange({
    validUntil: new Date(Date.now() + HOUR).toISOString(),
    extendedInfo: { addressFrom: 'bc1qdeposit' },
  })

let callers = 0
beforeEach(() => {
  vi.stubEnv('MERCURYO_SECRET', 'secret-1')
  vi.stubEnv('TRUST_PROXY', '1')
  callers++
  exchange.mockReset().mockResolvedValue(waiting())
})
afterEach(() => void vi.unstubAllEnvs())

vi.mock(import('@/runtime/log'), async (original) => ({ ...(await original()), logCardAddress: vi.fn() }))

type Signed = { merchantTransactionId: string; signature: string }
type Call = { body?: string; headers?: Record<string, string> }

/** Each test from another address. */
async function call({ body = '{"publicId":"abc123"}', headers }: Call = {}) {
  const request = await serveHandler(cardSignatureHandler)
  const forwarded = { 'x-forwarded-for': `::ffff:192.0.2.${callers}` }
  const options = { method: 'POST', headers: { ...forwarded, ...headers }, body }
  const response = await request('/api/site/card-signature', options)
  return { status: response.status, text: response.body.toString(), headers: response.headers }
}
const signedBy = async () => JSON.parse((await call()).text) as Signed

test('the signature is SHA-512 of address, secret, caller’s address and transaction id, as Mercuryo demands', async () => {
  const { status, text, headers } = await call()
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  const { merchantTransactionId, signature } = JSON.parse(text) as Signed
  const signed = `bc1qdepositsecret-1192.0.2.${callers}${merchantTransactionId}`
  expect(signature).toBe(`v2:${createHash('sha512').update(signed).digest('hex')}`)
  expect(text).not.toContain('secret-1')
  expect(text).not.toContain('abc123')
})

test('the back end counts the call as the visitor’s own', async () => {
  await call()
  expect(exchange).toHaveBeenCalledExactlyOnceWith('abc123', {
    'x-forwarded-for': `::ffff:192.0.2.${callers}`,
  })
})

test.each([
  ['192.0.2.77', 4],
  ['::ffff:192.0.2.78', 4],
  ['2001:db8::79', 6],
])('of the address that is signed the log has the kind alone: %s', async (address, kind) => {
  vi.mocked(logCardAddress).mockClear()
  expect((await call({ headers: { 'x-forwarded-for': address } })).status).toBe(200)
  expect(logCardAddress).toHaveBeenCalledExactlyOnceWith(kind)
})

test('each try has a transaction id of its own', async () => {
  const ids = [await signedBy(), await signedBy()].map(({ merchantTransactionId }) => merchantTransactionId)
  expect(new Set(ids).size).toBe(2)
  // Mercuryo takes 255 characters.
  for (const id of ids) expect(id).toMatch(/^[\da-f]{64}$/)
})

test('it begins as the example of Mercuryo’s documentation', () => {
  const address = '0x742d35Cc6634C0532925a3b844Bc454e4438f44e'
  const { signature } = signCardPurchase(
    { address, ip: '192.168.1.1', secret: 'your_secret_key_123' },
    'tx_123456',
  )
  expect(signature).toMatch(/^v2:[\da-f]{128}$/)
})

test('nothing is signed without the secret, for an unknown exchange or for another site', async () => {
  exchange.mockRejectedValueOnce(
    new ApiFailure({
      kind: 'refused',
      status: 404,
      body: { code: 'not_found', error: '', description: '', traceId: '' },
    }),
  )
  expect((await call()).status).toBe(404)
  exchange.mockRejectedValueOnce(new ApiFailure({ kind: 'timeout' }))
  expect((await call()).status).toBe(503)
  exchange.mockClear()
  expect((await call({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  vi.stubEnv('MERCURYO_SECRET', '')
  expect((await call()).status).toBe(404)
  expect(exchange).not.toHaveBeenCalled()
})

test.each([
  '',
  'abc',
  'null',
  '{}',
  '{"publicId":7}',
  '{"publicId":""}',
  '{"publicId":".."}',
  '{"publicId":"."}',
  '{"publicId":"a/b"}',
  '{"publicId":"abc123?x"}',
  '{"publicId":"%2e%2e"}',
  '{"publicId":["abc123"]}',
  `{"publicId":"${'a'.repeat(300)}"}`,
  `{"publicId":"abc123","more":"${'a'.repeat(1024)}"}`,
])('the body %s asks no back end', async (body) => {
  expect((await call({ body })).status).toBe(400)
  expect(exchange).not.toHaveBeenCalled()
})

test('one address has so many calls a minute, known exchanges or not, and no other address is refused for it', async () => {
  for (let count = 0; count < env.rateLimitWrite; count++) expect((await call()).status).not.toBe(429)
  const { status, headers } = await call()
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(exchange).toHaveBeenCalledTimes(env.rateLimitWrite)
  callers++
  expect((await call()).status).toBe(200)
})
