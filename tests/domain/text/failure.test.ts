import { expect, test, vi } from 'vitest'
import { ApiFailure, failureOf, isUncertain, refusedFields, type Failure } from '@/domain/text/failure'
import { aRefusal } from '../aQuote'

test('a failure of a call is passed on as it is, anything else is ours', () => {
  expect(failureOf(new ApiFailure({ kind: 'offline' }))).toEqual({ kind: 'offline' })
  expect(failureOf(new TypeError('x is undefined'))).toEqual({ kind: 'broken' })
  expect(failureOf(undefined)).toEqual({ kind: 'broken' })
})

test('code that did not come is a lost connection, or none', () => {
  const missing = Object.assign(new Error(), { name: 'ChunkLoadError' })
  expect(failureOf(missing)).toEqual({ kind: 'unreachable' })
  vi.stubGlobal('navigator', { onLine: false })
  expect(failureOf(missing)).toEqual({ kind: 'offline' })
  vi.unstubAllGlobals()
})

test('a refusal names its fields, or the whole call', () => {
  const fields = { addressTo: 'address_invalid', extraIdTo: 'extra_id_required' } as const
  expect(refusedFields(aRefusal('validation_failed', { fields }))).toEqual(fields)
  expect(refusedFields(aRefusal('pair_unavailable'))).toEqual({ '': 'pair_unavailable' })
  expect(refusedFields({ kind: 'timeout' })).toEqual({})
  expect(refusedFields(null)).toEqual({})
})

const unheard: Failure[] = [
  { kind: 'timeout' },
  { kind: 'unreachable' },
  { kind: 'offline' },
  { kind: 'broken' },
]
test.each(unheard)('after $kind an order may have arrived all the same', (failure) => {
  expect(isUncertain(failure)).toBe(true)
})

const received: Failure[] = [
  aRefusal('amount_invalid'),
  { kind: 'rateLimited', retryAfter: 5 },
  { kind: 'notOffered' },
]
test.each(received)('after $kind it is certain that no order was placed', (failure) => {
  expect(isUncertain(failure)).toBe(false)
})
