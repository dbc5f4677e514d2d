import { expect, test, vi } from 'vitest'

vi.mock('@node-rs/argon2', () => ({ hash: () => new Promise(() => undefined), verify: vi.fn() }))

test('a full queue that two bundles share refuses with the error of the bundle that calls', async () => {
  const first = await import('@/server/passwords/hashPassword')
  for (let at = 0; at < 52; at++) void first.hashPassword('a gull over the harbour')

  vi.resetModules()
  const second = await import('@/server/passwords/hashPassword')
  const { ApiError } = await import('@/server/api/ApiError')
  const refused = second.hashPassword('a gull over the harbour')
  await expect(refused).rejects.toBeInstanceOf(ApiError)
  await expect(refused).rejects.toMatchObject({ status: 503, code: 'unavailable' })
})
