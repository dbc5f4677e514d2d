import { expect, test } from 'vitest'
import { type FieldErrors, hasErrors, validationError } from '@/server/kernel/validationError'

const description = 'Wrong.'
const limits = { min: '1', max: null }
const expired: FieldErrors = { rateId: { code: 'rate_expired', description } }
const tooSmall: FieldErrors = { amount: { code: 'amount_below_min', description } }
const malformed: FieldErrors = { fixed: { code: 'validation_failed', description } }

test('one wrong field gives the refusal its code, several give validation_failed', () => {
  expect(validationError(tooSmall).code).toBe('amount_below_min')
  expect(validationError({ ...tooSmall, ...expired })).toMatchObject({
    code: 'validation_failed',
    details: { fields: { ...tooSmall, ...expired } },
  })
})

test('a malformed call is 400, a late rate alone 409, all else 422', () => {
  expect(validationError({ ...malformed, ...tooSmall }).status).toBe(400)
  expect(validationError(expired).status).toBe(409)
  expect(validationError({ ...expired, ...tooSmall }).status).toBe(422)
  expect(validationError(tooSmall).status).toBe(422)
})

test('limits are included only where an amount is outside of them', () => {
  expect(validationError(tooSmall, limits).details.limits).toEqual(limits)
  expect(validationError(expired, limits).details).not.toHaveProperty('limits')
})

test('nothing is refused while no field is', () => {
  expect(hasErrors({})).toBe(false)
  expect(hasErrors(tooSmall)).toBe(true)
})
