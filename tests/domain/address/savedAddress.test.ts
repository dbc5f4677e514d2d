import { expect, test } from 'vitest'
import { labelProblem } from '@/domain/address/savedAddress'

test('a name has one to sixty characters, counted as people count them', () => {
  expect(labelProblem('  ')).toBe('labelEmpty')
  expect(labelProblem('A')).toBeNull()
  expect(labelProblem('🦊'.repeat(60))).toBeNull()
  expect(labelProblem('x'.repeat(61))).toBe('labelTooLong')
})
