import { expect, test } from 'vitest'
import { programmesWith } from '@/config/programmes'
import { monthlyCashback } from '@/domain/account/monthlyCashback'

const programmes = programmesWith({})

const { levels } = programmes.loyalty
const of = (volume: string, days = 90) => monthlyCashback(volume, days, levels)

test('the level follows the window, and the cashback a month', () => {
  expect(of('0.5')).toMatchObject({
    windowBtc: '1.5',
    level: { name: 'gold' },
    cashbackBtc: '0.00075',
    next: { level: { name: 'platinum' }, missingBtc: '0.5' },
  })
})

test('at the highest level nothing is missing, and nothing exchanged is the lowest', () => {
  expect(of('1')).toMatchObject({ level: { name: 'platinum' }, next: null })
  expect(of('0')).toMatchObject({ level: { name: 'bronze' }, cashbackBtc: '0' })
})

test('what is missing is enough when it comes on top', () => {
  const { next } = of('0.01')
  expect(next).toMatchObject({ level: { name: 'silver' }, missingBtc: '0.09' })
  expect(of('0.1')).toMatchObject({ level: { name: 'silver' } })
  // A window that is no whole number of months leaves a remainder, which is rounded up.
  const missing = of('0', 70).next?.missingBtc ?? ''
  expect(missing).toBe('0.12857143')
  expect(of(missing, 70).level.name).toBe('silver')
})
