import { expect, test } from 'vitest'
import { reviewLimits, reviewProblems, type NewReview } from '@/domain/exchange/review'

const review = (changes: Partial<NewReview> = {}): NewReview => ({
  rating: 4,
  name: '',
  text: 'It went as it was said.',
  exchangeId: '0123456789abcdef',
  ...changes,
})

test('a review that nothing is wrong with has no problem, with and without a name', () => {
  expect(reviewProblems(review())).toEqual({})
  expect(reviewProblems(review({ name: 'Anna' }))).toEqual({})
})

test.each([
  ['rating', null, 'ratingMissing'],
  ['exchangeId', '', 'exchangeIdMissing'],
  ['exchangeId', 'not an id', 'exchangeIdInvalid'],
  ['name', 'x'.repeat(reviewLimits.longestName + 1), 'nameLong'],
  ['text', 'Too short', 'textShort'],
  ['text', 'x'.repeat(reviewLimits.longest + 1), 'textLong'],
])('a wrong %s %j is named', (field, value, problem) => {
  expect(reviewProblems(review({ [field]: value }))).toEqual({ [field]: problem })
})
