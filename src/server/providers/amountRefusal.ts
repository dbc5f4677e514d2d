import Big from 'big.js'
import { amountIn } from './amountIn'
import type { ProviderQuestion } from '@/domain/exchange/providerOrder'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { RefusalParts } from './refusalParts'

type Kind = 'below_min' | 'above_max'
type Side = 'from' | 'to'

/** What was requested, and of which coin limits without one are: of the typed one or always of the deposit. */
export type Requested = Pick<ProviderQuestion, 'from' | 'to' | 'amount' | 'reverse'> & {
  limitsAreOf: Side | 'typed'
}

const SMALL = '(?:less|lower|smaller|fewer|below|under)'
const LARGE = '(?:greater|more|higher|larger|bigger|above|over)'
const DEMANDED = '(?:must|should|shall|has to|have to|needs? to|required to)(?: only)?'
const DENIED = '(?:must not|should not|can ?not|can.t|not|no)'
/** In this order: «must not be less than» is no «less than». */
const COMPARISONS: readonly [RegExp, Kind][] = [
  [new RegExp(`${DENIED} (?:be )?${SMALL}`, 'g'), 'below_min'],
  [new RegExp(`${DENIED} (?:be )?(?:${LARGE}|exceed)`, 'g'), 'above_max'],
  [new RegExp(`${DEMANDED} be ${LARGE}|at least|no less`, 'g'), 'below_min'],
  [new RegExp(`${DEMANDED} be ${SMALL}|at most|no more`, 'g'), 'above_max'],
  [
    new RegExp(`too (?:small|low|little)|out of (?:the )?min|\\b${SMALL}(?: th[ae]n| the)?\\b`, 'g'),
    'below_min',
  ],
  [
    new RegExp(`too (?:large|high|big|much)|out of (?:the )?max|exceed|\\b${LARGE}(?: th[ae]n| the)\\b`, 'g'),
    'above_max',
  ],
]

/** Too little or too much, where words say so at all. */
export function amountWords(text: string): Kind | null {
  let rest = text.toLowerCase()
  const said: [at: number, kind: Kind][] = []
  for (const [words, kind] of COMPARISONS)
    rest = rest.replaceAll(words, (match, at: number) => {
      said.push([at, kind])
      return '·'.repeat(match.length)
    })
  const [first] = said.toSorted(([one], [other]) => one - other)
  if (first) return first[1]
  const [isMin, isMax] = [/\bmin(?:im\w*)?\b/.test(rest), /\bmax(?:im\w*)?\b/.test(rest)]
  return isMin === isMax ? null : isMin ? 'below_min' : 'above_max'
}

/**
 * A refusal for the amount, with its limit where one is certain: fields before sentences. Null where it is none.
 * @param named what the provider's own code says; `outside`: that it is one of them
 */
export function amountRefusal(
  parts: RefusalParts,
  requested: Requested | null,
  named: Kind | 'outside' | null,
): ProviderError | null {
  const kind = kindOf(parts, requested, named)
  if (kind === null) return null
  const found = limitOf(parts, requested, kind)
  return new ProviderError(kind, {
    providerText: parts.text,
    ...(found ?? { side: sideOf(requested) }),
  })
}

const typedSideOf = ({ reverse }: Pick<Requested, 'reverse'>): Side => (reverse ? 'to' : 'from')
const sideOf = (requested: Requested | null): Side =>
  requested && requested.limitsAreOf === 'typed' ? typedSideOf(requested) : 'from'

function kindOf(
  parts: RefusalParts,
  requested: Requested | null,
  named: Kind | 'outside' | null,
): Kind | null {
  if (named === 'below_min' || named === 'above_max') return named
  if (requested) {
    const isTyped = (side: Side) => side === typedSideOf(requested)
    const { min, max, payoutMin, payoutMax } = parts.limits
    const least = isTyped(sideOf(requested)) ? min : isTyped('to') ? payoutMin : null
    const most = isTyped(sideOf(requested)) ? max : isTyped('to') ? payoutMax : null
    if (least !== null && new Big(requested.amount).lt(least)) return 'below_min'
    if (most !== null && new Big(requested.amount).gt(most)) return 'above_max'
  }
  return amountWords(parts.text) ?? (named === 'outside' ? 'below_min' : null)
}

type Limit = { limit: string; side: Side }

function limitOf(parts: RefusalParts, requested: Requested | null, kind: Kind): Limit | null {
  const { limits } = parts
  const [own, payout] = kind === 'below_min' ? [limits.min, limits.payoutMin] : [limits.max, limits.payoutMax]
  const fields: (Limit | null)[] = [
    payout !== null && requested?.reverse ? { limit: payout, side: 'to' } : null,
    own === null ? null : { limit: own, side: sideOf(requested) },
  ]
  const candidates = [...fields, inSentence(parts.text, requested, kind)]
  return candidates.find((found) => found !== null) ?? null
}

const NUMBER = String.raw`(?:[^\d$€£]{0,40}?)(?<![$€£]\s?)(\d[\d.,]*(?:e[+-]?\d{1,2})?)(?:\s?([A-Za-z][A-Za-z0-9]{1,9})\b)?`
const BEFORE: Record<Kind, RegExp> = {
  below_min: new RegExp(
    `(?:min[a-z]*|least|less th[ae]n|lower th[ae]n|below|greater than|more than)${NUMBER}`,
    'i',
  ),
  above_max: new RegExp(
    `(?:max[a-z]*|most|exceed[a-z]*|up to|greater than|more than|higher than|above|less than)${NUMBER}`,
    'i',
  ),
}
const UNIT_OF_ACCOUNT = /^(?:usd|eur|dollars?|percent|minutes?|seconds?|hours?)$/i

/** The number after the word for the limit, in the coin that stands behind it. */
function inSentence(text: string, requested: Requested | null, kind: Kind): Limit | null {
  const [, number, unit = ''] = BEFORE[kind].exec(text) ?? []
  const limit = amountIn(number?.replace(/[.,]$/, ''))
  if (limit === undefined || new Big(limit).eq(0) || UNIT_OF_ACCOUNT.test(unit)) return null
  // The typed amount, repeated.
  if (requested && new Big(limit).eq(requested.amount)) return null
  const isOf = (code: string | undefined) => code !== undefined && code.toLowerCase() === unit.toLowerCase()
  if (requested && isOf(requested.to.code) && !isOf(requested.from.code)) return { limit, side: 'to' }
  if (requested && isOf(requested.from.code)) return { limit, side: 'from' }
  return { limit, side: sideOf(requested) }
}
