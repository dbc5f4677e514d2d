import { expect, test } from 'vitest'
import { isMovingPayout, payoutAmountProblem } from '@/domain/account/payout'

const limits = { balanceBtc: '0.002', minBtc: '0.0005' }
const problem = (typed: string) => payoutAmountProblem(typed, limits)

test('an amount between the minimum and the balance can be paid out, both included, with either decimal mark', () => {
  expect(['0.0005', '0,001', '0.002'].map(problem)).toEqual([null, null, null])
})

test('each invalid amount has its own problem', () => {
  expect(problem(' ')).toBe('empty')
  expect(problem('one')).toBe('unreadable')
  expect(problem('0,0')).toBe('zero')
  expect(problem('0.000500001')).toBe('tooPrecise')
  expect(problem('0.00049999')).toBe('belowMin')
  expect(problem('0.00200001')).toBe('aboveBalance')
})

test('an insufficient balance is reported before an amount below the minimum', () => {
  expect(payoutAmountProblem('0.0004', { balanceBtc: '0.0003', minBtc: '0.0005' })).toBe('aboveBalance')
})

test('a payout moves until it is finished or has failed', () => {
  const moving = (['requested', 'sending', 'finished', 'failed'] as const).filter((state) =>
    isMovingPayout({ state }),
  )
  expect(moving).toEqual(['requested', 'sending'])
})
