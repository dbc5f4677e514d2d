import { expect, test } from 'vitest'
import { ApiFailure, failureOf, isUncertain, refusedFields, type Failure } from '@/domain/failure'
import { aRefusal } from './aQuote'

test('a failure of a call is told as it is, anything else is ours', () => {
  expect(failureOf(new ApiFailure({ kind: 'offline' }))).toEqual({ kind: 'offline' })
  expect(failureOf(new TypeError('x is undefined'))).toEqual({ kind: 'broken' })
  expect(failureOf(undefined)).toEqual({ kind: 'broken' })
})

test('a refusal names its fields, or the whole call', () => {
  const fields = { addressTo: 'address_invalid', extraIdTo: 'extra_id_required' } as const
  expect(refusedFields(aRefusal('validation_failed', { fields }))).toEqual(fields)
  expect(refusedFields(aRefusal('pair_unavailable'))).toEqual({ '': 'pair_unavailable' })
  expect(refusedFields({ kind: 'timeout' })).toEqual({})
  expect(refusedFields(null)).toEqual({})
})

const failures: [Failure['kind'], Failure, boolean][] = [
  ['timeout', { kind: 'timeout' }, true],
  ['unreachable', { kind: 'unreachable' }, true],
  ['offline', { kind: 'offline' }, false],
  ['rateLimited', { kind: 'rateLimited', retryAfter: 5 }, false],
  ['refused', aRefusal('amount_invalid'), false],
]
test.each(failures)('after %s the order may have arrived: %o → %s', (_, failure, may) => {
  expect(isUncertain(failure)).toBe(may)
})
