import { expect, test, vi } from 'vitest'
import { ApiError } from '@/server/kernel/ApiError'
import { hashPassword } from '@/server/passwords/hashPassword'

vi.mock('@node-rs/argon2', () => ({ hash: () => new Promise(() => undefined), verify: vi.fn() }))

test('more passwords than can be hashed in time are refused as unavailable', async () => {
  for (let at = 0; at < 52; at++) void hashPassword('a gull over the harbour')
  const refused = hashPassword('a gull over the harbour')
  await expect(refused).rejects.toBeInstanceOf(ApiError)
  await expect(refused).rejects.toMatchObject({ status: 503, code: 'unavailable' })
})
