import { expect, test } from 'vitest'
import { PROGRESS_STATUSES, SIDE_STATUSES } from '@/domain/exchange/exchange'
import { RAMP_DIRECTIONS, RAMP_OPENINGS } from '@/domain/ramp/ramp'
import { type RampFacts, rampExplanation, rampPhase, rampTitle } from '@/domain/ramp/rampPhase'
import { LOCALES } from '@/config/locales'
import { translatorOf } from '@/i18n/readTexts'

const facts = (changes: Partial<RampFacts> = {}): RampFacts => ({
  status: 'waiting',
  direction: 'buy',
  paid: false,
  checkoutExpired: false,
  step: 'redirect',
  tracks: 'order',
  ...changes,
})

const EVERY: RampFacts[] = [...PROGRESS_STATUSES, ...SIDE_STATUSES].flatMap((status) =>
  RAMP_DIRECTIONS.flatMap((direction) =>
    [null, ...RAMP_OPENINGS].flatMap((step) =>
      (['order', 'none'] as const).flatMap((tracks) =>
        [true, false].flatMap((paid) =>
          [true, false].map((checkoutExpired) =>
            facts({ status, direction, step, tracks, paid, checkoutExpired }),
          ),
        ),
      ),
    ),
  ),
)

test.each(LOCALES)('every state has a text in %s, and none is a key', (locale) => {
  const t = translatorOf(locale, ['exchange-status'])
  for (const one of EVERY) {
    const title = rampTitle(one)
    if (title) expect(t(`exchange-status:ramp.title.${title}`)).not.toContain('ramp.title')
    for (const canReopen of [true, false]) {
      const explained = rampExplanation(one, canReopen)
      if (explained) expect(t(`exchange-status:ramp.explain.${explained}`)).not.toContain('ramp.explain')
    }
  }
})

test.each<[Partial<RampFacts>, ReturnType<typeof rampPhase>]>([
  [{ step: null }, 'unknown'],
  [{ step: 'transfer' }, 'transfer'],
  [{ tracks: 'none' }, 'untracked'],
  [{ status: 'expired', tracks: 'none' }, 'lapsed'],
  [{ status: 'expired', checkoutExpired: true }, 'reopen'],
  [{ status: 'expired' }, 'expired'],
  // Whose money has arrived does not open another page.
  [{ checkoutExpired: true, paid: true, status: 'exchanging' }, 'exchanging'],
  [{ status: 'verifying' }, 'identity'],
  [{ status: 'verifying', paid: true }, 'held'],
  [{ status: 'creating', step: null }, 'creating'],
])('of %j the phase is %s', (changes, phase) => {
  expect(rampPhase(facts(changes))).toBe(phase)
})

test('a page that cannot be opened again says so', () => {
  expect(rampExplanation(facts({ checkoutExpired: true }), true)).toBe('reopen')
  expect(rampExplanation(facts({ checkoutExpired: true }), false)).toBe('reopenNone')
})

test('a purchase is paid, and a sale is deposited', () => {
  const paid = { status: 'exchanging', paid: true } as const
  expect(rampTitle(facts(paid))).toBe('exchanging')
  expect(rampTitle(facts({ ...paid, direction: 'sell' }))).toBeNull()
  expect(rampExplanation(facts({ ...paid, direction: 'sell' }), false)).toBe('exchangingSell')
})
