import { createHash } from 'node:crypto'
import type { NextApiRequest, NextApiResponse } from 'next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchExchange } from '@/api/exchanges'
import { ApiFailure } from '@/domain/text/failure'
import { cardSignatureHandler, signCardPurchase } from '@/http/cardSignatureHandler'
import { anExchange } from '../domain/anExchange'

vi.mock('@/api/exchanges', () => ({ fetchExchange: vi.fn() }))
vi.mock('@/api/wireBackEnd', () => ({ wireBackEnd: vi.fn() }))
const exchange = vi.mocked(fetchExchange)

beforeEach(() => {
  vi.stubEnv('MERCURYO_SECRET', 'secret-1')
  exchange.mockReset().mockResolvedValue(anExchange({ extendedInfo: { addressFrom: 'bc1qdeposit' } }))
})
afterEach(() => void vi.unstubAllEnvs())

type Signed = { merchantTransactionId: string; signature: string }

async function call(changes: { method?: string; body?: unknown; headers?: Record<string, string> } = {}) {
  const response = { status: 0, body: undefined as unknown }
  const res = {
    setHeader: () => res,
    status: (status: number) => {
      response.status = status
      return res
    },
    json: (body: unknown) => (response.body = body),
    end: vi.fn(),
  }
  const socket = { remoteAddress: '::ffff:192.0.2.7' }
  const req = { method: 'POST', body: { publicId: 'abc123' }, headers: {}, socket, ...changes }
  await cardSignatureHandler(req as unknown as NextApiRequest, res as unknown as NextApiResponse)
  return response
}

test('the signature is SHA-512 of address, secret, caller’s address and transaction id, as Mercuryo demands', async () => {
  const { status, body } = await call()
  expect(status).toBe(200)
  expect(exchange).toHaveBeenCalledExactlyOnceWith('abc123', {})
  const { merchantTransactionId, signature } = body as Signed
  const text = `bc1qdepositsecret-1192.0.2.7${merchantTransactionId}`
  expect(signature).toBe(`v2:${createHash('sha512').update(text).digest('hex')}`)
  expect(JSON.stringify(body)).not.toContain('secret-1')
  expect(JSON.stringify(body)).not.toContain('abc123')
})

test('each try has a transaction id of its own', async () => {
  const ids = [await call(), await call()].map(({ body }) => (body as Signed).merchantTransactionId)
  expect(new Set(ids).size).toBe(2)
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
  expect(await call()).toEqual({ status: 404, body: undefined })
  exchange.mockRejectedValueOnce(new ApiFailure({ kind: 'timeout' }))
  expect(await call()).toEqual({ status: 503, body: undefined })
  expect((await call({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  expect((await call({ method: 'GET' })).status).toBe(405)
  for (const body of [undefined, 'abc', {}, { publicId: 7 }, { publicId: '' }])
    expect((await call({ body })).status).toBe(400)
  vi.stubEnv('MERCURYO_SECRET', '')
  expect(await call()).toEqual({ status: 404, body: undefined })
})
