import { expect, test } from 'vitest'
import { attributionOf, type BroughtCode, isCounted, type KnownCode } from '@/domain/partner/attribution'
import { DAY } from '@/domain/time/durations'

const NOW = Date.UTC(2026, 10, 29)
const RULES = { now: NOW, cookieDays: 30, accountDays: 365 }
const known = (code: string, changes: Partial<KnownCode> = {}): KnownCode => ({
  ...{ code, partnerId: `partner of ${code}`, partnerState: 'active', isEnded: false, isOwn: false },
  ...changes,
})
const link = (code: string, daysAgo: number, changes?: Partial<KnownCode>): BroughtCode => ({
  ...{ source: 'link', known: known(code, changes), at: NOW - daysAgo * DAY },
})
const promo = (code: string, changes?: Partial<KnownCode>): BroughtCode => ({
  ...{ source: 'promo', known: known(code, changes), at: NOW },
})

test('without a code there is no decision', () => {
  expect(attributionOf([], RULES)).toBeNull()
})

const account = (code: string, daysAgo: number): BroughtCode => ({
  ...link(code, daysAgo),
  isOfAccount: true,
})

test.each<[string, BroughtCode[], string | null, string]>([
  ['the link of the account after the days of cookies', [account('a', 364)], 'a', 'account_link'],
  ['the link of the account after its own days', [account('a', 365)], null, 'expired_link'],
  ['a later link than that of the account', [account('a', 20), link('b', 10)], 'b', 'last_link'],
  ['an expired link beside that of the account', [account('a', 90), link('b', 40)], 'a', 'account_link'],
  ['the last link', [link('old', 9), link('new', 1), link('older', 12)], 'new', 'last_link'],
  ['a promo code before a later link', [link('new', 0), promo('summer')], 'summer', 'promo_code'],
  ['the last day', [link('a', 29.999)], 'a', 'last_link'],
  ['the day after', [link('a', 30)], null, 'expired_link'],
  ['a link from the future', [link('future', -5), link('now', 0)], 'future', 'last_link'],
  ['an unknown code', [{ source: 'link', known: null, at: NOW }], null, 'unknown_code'],
  [
    'an unknown promo code beside a link',
    [{ source: 'promo', known: null, at: NOW }, link('a', 3)],
    'a',
    'last_link',
  ],
  ['a code that has ended', [promo('summer', { isEnded: true })], null, 'ended_code'],
  [
    'a code that has ended beside a link',
    [promo('summer', { isEnded: true }), link('a', 3)],
    'a',
    'last_link',
  ],
  ['the own code', [link('a', 1, { isOwn: true })], 'a', 'own_order'],
  [
    'the own promo code after the link of another',
    [promo('a', { isOwn: true }), link('b', 1)],
    'a',
    'own_order',
  ],
  ['a suspended partner', [link('a', 1, { partnerState: 'suspended' })], 'a', 'inactive_partner'],
  ['a partner who has left', [link('a', 1, { partnerState: 'closed' })], 'a', 'inactive_partner'],
])('%s', (_, brought, code, reason) => {
  const decided = attributionOf(brought, RULES)
  expect([decided?.code, decided?.reason]).toEqual([code, reason])
  expect(decided?.partnerId).toBe(code === null ? null : `partner of ${code}`)
})

test('what is own, inactive or nobody’s is not counted', () => {
  expect(
    (['promo_code', 'last_link', 'own_order', 'inactive_partner', 'unknown_code'] as const).map(isCounted),
  ).toEqual([true, true, false, false, false])
})
