import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TIER_NOTICE_DAYS, tierStanding } from '@/domain/partner/tiers'

const TIERS = [
  { fromBtc: '0.01', ratePercent: '0.5' },
  { fromBtc: '0.1', ratePercent: '0.7' },
]
const NOW = 1_800_000_000_000
const DAY = 86_400_000
const standing = (...daily: [daysAgo: number, amountBtc: string][]) =>
  tierStanding(
    TIERS,
    daily.map(([daysAgo, amountBtc]) => ({ daysAgo, amountBtc })),
    NOW,
  )

test.each([
  [[], null, '0.5'],
  [[[0, '0.00999999']], null, '0.5'],
  [[[0, '0.01']], '0.5', '0.7'],
  [[[89, '0.1']], '0.7', undefined],
  [
    [
      [0, '0.1'],
      [0, '-0.05'],
    ],
    '0.5',
    '0.7',
  ],
] as [[number, string][], string | null, string | undefined][])('%j reaches %s', (daily, rate, next) => {
  const { tier, next: following } = standing(...daily)
  expect([tier?.ratePercent ?? null, following?.ratePercent]).toEqual([rate, next])
})

test('a lower tier is announced 14 days before, and the rate stays until then', () => {
  expect(standing([89, '0.1']).falls).toBeNull()
  const first = standing([90, '0.1'], [5, '0.02'])
  expect(first).toMatchObject({
    earnedBtc: '0.02',
    tier: TIERS[1],
    falls: { at: NOW + 14 * DAY, to: TIERS[0] },
  })
  expect(standing([103, '0.1']).falls).toEqual({ at: NOW + DAY, to: null })
  expect(standing([104, '0.1'])).toMatchObject({ tier: null, falls: null })
})

test('without tiers there is none', () => {
  expect(tierStanding([], [{ daysAgo: 1, amountBtc: '9' }], NOW)).toMatchObject({
    tier: null,
    next: null,
    falls: null,
  })
})

test('day by day, no rate falls that was not announced for 14 days', () => {
  const amount = fc.constantFrom('0', '0', '0', '0.002', '0.02', '0.2', '-0.01')
  const daily = fc.array(amount, { minLength: 200, maxLength: 200 }).map((drawn) =>
    // Quiet in between, so that tiers are left.
    drawn.map((one, day) => (day % 40 === 0 ? one : '0')),
  )
  const property = fc.property(daily, (amounts) => {
    const standings = amounts.map((_, day) =>
      tierStanding(
        TIERS,
        amounts.slice(0, day + 1).map((amountBtc, index) => ({ daysAgo: day - index, amountBtc })),
        day * DAY,
      ),
    )
    const rateOn = (day: number) => Number(standings[day]?.tier?.ratePercent ?? 0)
    const fallen = standings.map((_, day) => day).filter((day) => day > 0 && rateOn(day) < rateOn(day - 1))
    for (const day of fallen)
      for (let before = 1; before <= TIER_NOTICE_DAYS; before++)
        expect(standings[day - before]?.falls).not.toBeNull()
  })
  fc.assert(property, { numRuns: 15, seed: 58 })
})
