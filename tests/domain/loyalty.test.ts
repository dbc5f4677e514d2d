import { expect, test } from 'vitest'
import { programmes } from '@/config/programmes'
import { cashbackOf, levelOf } from '@/domain/loyalty'

const { levels } = programmes.loyalty
const nameAt = (volume: string) => levelOf(volume, levels).level.name

test('a level begins at exactly its volume and ends right before the next one', () => {
  expect(nameAt('0')).toBe('bronze')
  expect(nameAt('0.29999999')).toBe('bronze')
  expect(nameAt('0.3')).toBe('silver')
  expect(nameAt('1')).toBe('gold')
  expect(nameAt('400')).toBe('platinum')
})

test('what is missing to the next level is counted exactly; above the highest there is none', () => {
  expect(levelOf('0.1', levels).next).toMatchObject({ level: { name: 'silver' }, missingBtc: '0.2' })
  expect(levelOf('3', levels).next).toBeNull()
})

test('cashback is a percentage, without the dust of floating numbers', () => {
  expect(cashbackOf('0.5', '0.1')).toBe('0.0005')
  expect(cashbackOf('0.3', '0.15')).toBe('0.00045')
})
