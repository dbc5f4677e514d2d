import { SignJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import * as timings from '@/config/timings'
import { quoteKey, type QuoteRequest } from '@/domain/exchange/quote'
import { issueRate, readRate } from '@/server/market/rates'

vi.mock('@/server/database/secret', () => ({ secret: async () => new Uint8Array(32).fill(7) }))

const now = Date.UTC(2026, 10, 21, 12, 30, 0, 500)
const request: QuoteRequest = {
  tickerFrom: 'btc',
  networkFrom: 'btc',
  tickerTo: 'eth',
  networkTo: 'eth',
  amount: '0.1',
  reverse: false,
  fixed: true,
}

test('a rate is read back with its request, its estimate and its expiry', async () => {
  const { rateId, validUntil } = await issueRate(request, '1.9', now)
  expect(await readRate(rateId, now)).toEqual({
    key: quoteKey(request),
    estimate: '1.9',
    validUntil,
    jti: expect.any(String) as string,
    provider: null,
  })
  // A rate serves one exchange, so two of the same terms must not be the same.
  expect((await issueRate(request, '1.9', now)).rateId).not.toBe(rateId)
})

test('a rate holds until its end and not a moment longer', async () => {
  const { rateId, validUntil } = await issueRate(request, '1.9', now)
  const end = Date.parse(validUntil)
  expect(now + timings.fixedRate - end).toBeLessThan(1000)
  await expect(readRate(rateId, end - 1)).resolves.toHaveProperty('estimate', '1.9')
  await expect(readRate(rateId, end)).rejects.toMatchObject({ status: 409, code: 'rate_expired' })
})

test('a rate that was changed or made elsewhere is refused', async () => {
  const { rateId } = await issueRate(request, '1.9', now)
  const [header, , signature] = rateId.split('.')
  const claims = { key: quoteKey(request), estimate: '19', exp: Math.floor(now / 1000) + 600 }
  const forged = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
  const foreign = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new Uint8Array(32).fill(8))
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${forged.split('.')[1]}.`
  const otherAlgorithm = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS512' })
    .sign(new Uint8Array(32).fill(7))
  for (const wrong of [forged, foreign, unsigned, otherAlgorithm, 'nonsense', '']) {
    await expect(readRate(wrong, now)).rejects.toMatchObject({ status: 422, code: 'rate_mismatch' })
  }
})

test('an expired rate that was also changed is a forgery, not a late one', async () => {
  const { rateId } = await issueRate(request, '1.9', now)
  await expect(readRate(`${rateId.slice(0, -4)}AAAA`, now + 2 * timings.fixedRate)).rejects.toMatchObject({
    code: 'rate_mismatch',
  })
})

const held = {
  id: 'near',
  rateKey: 'q-1',
  from: { code: 'BTC', network: 'btc' },
  to: { code: 'ETH', network: 'eth' },
}

test.each([
  ['15 s before the provider’s own end', now + 60_000, 45_000],
  ['at ours where the provider holds it longer', now + 10 * timings.fixedRate, timings.fixedRate],
  ['45 s from now where the provider names no end', null, 45_000],
])('a provider’s rate is read back with its key and codes, and ends %s', async (_, validUntil, lasts) => {
  const { rateId } = await issueRate(request, '1.9', now, { ...held, validUntil })
  const rate = await readRate(rateId, now)
  expect(rate.provider).toEqual(held)
  const until = Date.parse(rate.validUntil) - now
  expect(until).toBeGreaterThan(lasts - 1000)
  expect(until).toBeLessThanOrEqual(lasts)
})
