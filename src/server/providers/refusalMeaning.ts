import { type Requested, amountRefusal } from './amountRefusal'
import { ProviderError, type ProviderErrorCode } from '@/server/outbound/ProviderError'
import type { RefusalParts } from './refusalParts'

export type Codes = ReadonlyMap<string, ProviderErrorCode | 'outside'>

const THING =
  '(?:coin|currency|currencies|asset|token|ticker|symbol|network|chain|blockchain|pair|market|route)s?'
const UNKNOWN =
  '(?:invalid|unknown|unsupported|unrecogni[sz]ed|unavailable|delisted|wrong|incorrect|no such|not (?:a )?valid|' +
  "not (?:be )?(?:found|supported|available|exist\\w*|allowed|listed|offered)|does ?n[o']?t exist)"
const UNKNOWN_COIN = new RegExp(
  `\\b${UNKNOWN}\\b(?: \\S+){0,3}? ${THING}\\b|\\b${THING}\\b.{0,60}?\\b${UNKNOWN}\\b|\\bno (?:liquidity|route|pair)`,
  'i',
)

/** In this order: a refund text says «address» too. */
const ADDRESSES: readonly (readonly [RegExp, ProviderErrorCode])[] = [
  [
    /countr(?:y|ies)|\bregions?\b|jurisdiction|\bgeo|access ?denied|not available in your|user ip|invalid ip/i,
    'region_restricted',
  ],
  [/\baml\b|high.?risk|risk score|black ?list|sanction|compliance/i, 'risk_refused'],
  [
    /(?:rate|quote)(?: ?ids?)?\b.{0,40}?(?:expire|not found|not valid|invalid|\bused\b|outdated|no longer|required)|(?:expired?|outdated|invalid|unknown) (?:fixed )?(?:rate|quote)|rate ?id\b/i,
    'rate_expired',
  ],
  [/refund.{0,20}(?:extra ?id|memo|tag\b)|refund/i, 'refund_address_invalid'],
  [
    /(?:extra ?id|memo|destination ?tag|\btag\b|payment ?id).{0,40}(?:required|missing|empty|must be (?:set|given|provided|specified))|(?:missing|required?|needs?)\b.{0,20}(?:extra ?id|memo|destination ?tag|\btag\b)/i,
    'extra_id_required',
  ],
  [/extra ?id|memo\b|destination ?tag|\btag\b|payment ?id/i, 'extra_id_invalid'],
  [/address|recipient/i, 'address_invalid'],
]
const OFFERS: readonly (readonly [RegExp, ProviderErrorCode])[] = [
  [/fixed.{0,40}(?:not|un|disabled)|(?:no|not|disabled) .{0,20}fixed/i, 'fixed_unavailable'],
  [
    /temporar|maintenance|\blater\b|paused|suspended|offline|halted|disabled|inactive|not (?:active|enabled)/i,
    'asset_paused',
  ],
  [UNKNOWN_COIN, 'pair_unavailable'],
  [/exchange is (?:not (?:available|supported|possible)|unavailable|unsupported)/i, 'pair_unavailable'],
  [/api ?key|unauthori[sz]ed|affiliate|\bsecret\b/i, 'unauthorised'],
]

/** What a failure inside a provider may still say about the request: nothing was lost by believing it. */
const SAID_BY_FAILURE: ReadonlySet<ProviderErrorCode> = new Set([
  'below_min',
  'above_max',
  'pair_unavailable',
  'fixed_unavailable',
  'asset_paused',
])

/**
 * Own codes first, then words that providers share. Null: not explained, so that the status decides.
 * @param requested null where nothing was quoted or ordered
 */
export function refusalMeaning(
  status: number,
  parts: RefusalParts,
  codes: Codes,
  requested: Requested | null,
): ProviderError | null {
  if (status === 401 || status === 429 || status > 501) return null
  const meaning = meaningOf(parts, codes, requested)
  if (status >= 500 && meaning !== null && !SAID_BY_FAILURE.has(meaning.code)) return null
  return meaning
}

function meaningOf(parts: RefusalParts, codes: Codes, requested: Requested | null): ProviderError | null {
  const { text: providerText } = parts
  const named = parts.codes.flatMap((code) => codes.get(code) ?? [])[0]
  if (named === 'below_min' || named === 'above_max' || named === 'outside')
    return amountRefusal(parts, requested, named)
  if (named) return new ProviderError(named, { providerText })
  const of = (list: typeof OFFERS) => list.find(([words]) => words.test(providerText))?.[1]
  const address = of(ADDRESSES)
  if (address) return new ProviderError(address, { providerText })
  const amount = amountRefusal(parts, requested, null)
  if (amount) return amount
  const offer = of(OFFERS)
  return offer ? new ProviderError(offer, { providerText }) : null
}

/** Codes are compared without their casing and separators. */
export const codesOf = (codes: Record<string, ProviderErrorCode | 'outside'>): Codes =>
  new Map(Object.entries(codes).map(([code, meaning]) => [code.replaceAll('_', '').toLowerCase(), meaning]))
