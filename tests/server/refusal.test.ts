import { expect, test } from 'vitest'
import { isRefused, refusal, type FieldErrors } from '@/server/refusal'

const description = 'Wrong.'
const limits = { min: '1', max: null }
const expired: FieldErrors = { rateId: { code: 'rate_expired', description } }
const tooSmall: FieldErrors = { amount: { code: 'amount_below_min', description } }
const malformed: FieldErrors = { fixed: { code: 'validation_failed', description } }

test('one wrong field gives the refusal its code, several give validation_failed', () => {
  expect(refusal(tooSmall).code).toBe('amount_below_min')
  expect(refusal({ ...tooSmall, ...expired })).toMatchObject({
    code: 'validation_failed',
    details: { fields: { ...tooSmall, ...expired } },
  })
})

test('a malformed call is 400, a late rate alone 409, all else 422', () => {
  expect(refusal({ ...malformed, ...tooSmall }).status).toBe(400)
  expect(refusal(expired).status).toBe(409)
  expect(refusal({ ...expired, ...tooSmall }).status).toBe(422)
  expect(refusal(tooSmall).status).toBe(422)
})

test('limits are told only where an amount is outside of them', () => {
  expect(refusal(tooSmall, limits).details.limits).toEqual(limits)
  expect(refusal(expired, limits).details).not.toHaveProperty('limits')
})

test('nothing is refused while no field is', () => {
  expect(isRefused({})).toBe(false)
  expect(isRefused(tooSmall)).toBe(true)
})
