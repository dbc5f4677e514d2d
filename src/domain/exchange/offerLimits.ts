import { isLess } from '@/domain/money/amount'

type Limits = { min: string | null; max: string | null }
type Missing = Limits & { code: string }

const least = (amounts: string[]) =>
  amounts.reduce<string | null>((known, one) => (known === null || isLess(one, known) ? one : known), null)
const most = (amounts: string[]) =>
  amounts.reduce<string | null>((known, one) => (known === null || isLess(known, one) ? one : known), null)
const known = (values: (string | null)[]) => values.filter((value) => value !== null)

/** Lowest minimum and highest maximum, in units of the typed side; `missing`: who has no offer, and why. */
export function overallLimits(
  offers: readonly Limits[],
  missing: readonly Missing[],
): { min: string; max: string | null } {
  const all = [...offers, ...missing.filter(isOutside)]
  const isOpenEnded = offers.some(({ max }) => max === null)
  const hasUnbounded = isOpenEnded || missing.some(({ code }) => code === 'below_min')
  return {
    min: least(known(all.map(({ min }) => min))) ?? '0',
    max: hasUnbounded ? null : most(known(all.map(({ max }) => max))),
  }
}

const isOutside = ({ code }: Missing) => code === 'below_min' || code === 'above_max'
