import { expect, test } from 'vitest'
import { NO_LIMITS, promoState, type PromoLimits, type PromoUses } from '@/domain/partner/promoCode'

const NOW = 1_000_000
const stateOf = (
  limits: Partial<PromoLimits & { endedAt: number | null }>,
  uses: PromoUses = { total: 0, ofAccount: null },
) => promoState({ ...NO_LIMITS, endedAt: null, ...limits }, uses, NOW)

test.each([
  ['without limits', {}, { total: 9, ofAccount: null }, 'valid'],
  ['before its start', { startsAt: NOW + 1 }, undefined, 'not_started'],
  ['at its start', { startsAt: NOW }, undefined, 'valid'],
  ['at its end', { endsAt: NOW }, undefined, 'ended'],
  ['before its end', { endsAt: NOW + 1 }, undefined, 'valid'],
  ['ended by its partner', { endedAt: 1, startsAt: NOW + 1 }, undefined, 'ended'],
  ['used once less', { maxUses: 3 }, { total: 2, ofAccount: null }, 'valid'],
  ['used up', { maxUses: 3 }, { total: 3, ofAccount: null }, 'used_up'],
  ['per account, without one', { maxPerAccount: 1 }, undefined, 'account_needed'],
  ['per account, not used', { maxPerAccount: 1 }, { total: 5, ofAccount: 0 }, 'valid'],
  ['per account, used', { maxPerAccount: 1 }, { total: 5, ofAccount: 1 }, 'used_by_account'],
] as const)('a code %s is %s', (_, limits, uses, state) => {
  expect(stateOf(limits, uses)).toBe(state)
})
