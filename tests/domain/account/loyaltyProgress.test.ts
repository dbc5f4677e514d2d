import { expect, test } from 'vitest'
import { loyaltyProgress } from '@/features/loyaltyStatus/NextLevel'

test('the way to the next level is measured from nothing to where it begins', () => {
  expect(loyaltyProgress('0', '0.3')).toBe(0)
  expect(loyaltyProgress('0.15', '0.15')).toBe(50)
  expect(loyaltyProgress('0.29999999', '0.00000001')).toBe(99)
  expect(loyaltyProgress('0', '0')).toBe(100)
})
