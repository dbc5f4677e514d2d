import { expect, test, vi } from 'vitest'
import { takeOverOf } from '@/screens/exchange/plain/loadOwnExchange'
import { anExchange } from '../domain/anExchange'

vi.mock('@/api/loadAnnouncements')

type Changes = Parameters<typeof anExchange>[0]
const takeOver = (changes: Changes = {}, { site = 'same-origin', reload }: Record<string, string> = {}) => {
  const exchange = anExchange({ publicId: 'abc', ownerProof: 'secret', ...changes })
  const request = { headers: { 'sec-fetch-site': site } }
  const context = { req: request, query: reload ? { reload } : {} } as unknown as Parameters<
    typeof takeOverOf
  >[1]
  return takeOverOf({ exchange, secret: 'the-secret', locale: 'de' }, context)
}

test('a script gets what the device stores of an order, and the address of its page', () => {
  expect(takeOver()).toMatchObject({
    record: { publicId: 'abc', ownerSecret: 'the-secret' },
    page: '/de/exchange?id=abc',
    isOurs: true,
    reloading: '/de/own-exchange/abc/the-secret?reload=on',
  })
})

test.each(['none', 'cross-site', 'same-site', ''])(
  'a page opened from elsewhere (%j) is not ours',
  (site) => {
    expect(takeOver({}, { site })?.isOurs).toBe(false)
  },
)

test.each(['on', 'off'])('?reload=%s is left as it is', (reload) => {
  expect(takeOver({}, { reload })?.reloading).toBeNull()
})

test('a page where something is to be decided does not reload itself', () => {
  expect(takeOver({ actions: ['refund'] })?.reloading).toBeNull()
  expect(takeOver({ status: 'finished' })?.reloading).toBeNull()
})

test.each(['customer', null] as const)(
  'where the proof is %s the secret is nobody’s ownership',
  (ownerProof) => {
    expect(takeOver({ ownerProof })).toBeNull()
  },
)
