import { afterEach, expect, test } from 'vitest'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import { setOperator } from '@/config/operator/startOperator'
import type { CommissionTerms } from '@/domain/money/commission'
import { commissionOf, requestedBasisPoints } from '@/server/providers/commissionOf'
import { aProvider } from './aProvider'

afterEach(() => setOperator(undefined))

const provider = (id: string, commission: CommissionTerms) => aProvider(id, { profile: { commission } })
function withFees(fees: object) {
  setOperator({ ...NO_OPERATOR, file: { programmes: { fees } } })
}

test('an order names what the operator wants, and never more than the provider takes', () => {
  const near = provider('near', { kind: 'exact', maxBasisPoints: 500 })
  expect(requestedBasisPoints(near)).toBe(0)
  withFees({ commissionPercent: { default: '0.55' } })
  expect(requestedBasisPoints(near)).toBe(55)
  expect(requestedBasisPoints(provider('near', { kind: 'exact', maxBasisPoints: 0 }))).toBe(0)
  withFees({ commissionPercent: { default: '0.55', near: '0.1' } })
  expect(requestedBasisPoints(near)).toBe(10)
})

test('the operator earns the whole of it or the agreed part, rounded down', () => {
  const shared = provider('near', { kind: 'exact', maxBasisPoints: 500, earnedPercent: 50 })
  expect(commissionOf(shared, 55)).toEqual({ kind: 'exact', basisPoints: 55, earnedBasisPoints: 27 })
  const whole = provider('sideshift', { kind: 'contractual', maxBasisPoints: 200 })
  expect(commissionOf(whole, 55)).toEqual({ kind: 'contractual', basisPoints: 55, earnedBasisPoints: 55 })
  expect(commissionOf(shared, 0)).toMatchObject({ kind: 'none' })
})

test('what an account earns is only what the operator says', () => {
  const stated = provider('changenow', { kind: 'stated', maxBasisPoints: 0 })
  expect(commissionOf(stated, 0)).toEqual({ kind: 'stated', basisPoints: 0, earnedBasisPoints: 0 })
  withFees({ commissionPercent: { default: '1' }, statedCommissionPercent: { changenow: '0.4' } })
  expect(commissionOf(stated, 0)).toEqual({ kind: 'stated', basisPoints: 40, earnedBasisPoints: 40 })
  withFees({ statedCommissionPercent: { changenow: '0' } })
  expect(commissionOf(stated, 0)).toMatchObject({ kind: 'none' })
})
