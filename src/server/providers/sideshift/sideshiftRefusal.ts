import { amountIn } from '@/server/providers/amountIn'
import { ProviderError, type ProviderErrorCode } from '@/server/providers/ProviderError'
import { refusalResponse } from './sideshiftResponses'

/** Codes say little (docs.sideshift.ai/troubleshoot-errors, Edge). Order matters: a refund text also says «address». */
const TEXTS: readonly (readonly [RegExp, ProviderErrorCode])[] = [
  [/access denied|country-blocked|x-user-ip|invalid ip/i, 'region_restricted'],
  [/method.*disabled|offline/i, 'asset_paused'],
  [/quote.*(expired|not found|used)|expired.*quote/i, 'rate_expired'],
  [/refund/i, 'refund_address_invalid'],
  [/memo/i, 'extra_id_invalid'],
  [/(receiving|settle) ?address/i, 'address_invalid'],
  [/secret|affiliate/i, 'unauthorised'],
]

export function sideshiftRefusal(_status: number, body: unknown): ProviderError | null {
  const parsed = refusalResponse.safeParse(body)
  if (!parsed.success) return null
  const { code, message, depositRangeMin, depositRangeMax } = parsed.data.error
  const providerText = message ?? code ?? ''
  const refused = (meaning: ProviderErrorCode, limit?: string | null) =>
    new ProviderError(meaning, { providerText, ...(limit ? { limit, side: 'from' } : {}) })
  if (code === 'ACCESS_DENIED') return refused('region_restricted')
  if (/too low/i.test(providerText)) return refused('below_min', depositRangeMin ?? limitIn(providerText))
  if (/too high/i.test(providerText)) return refused('above_max', depositRangeMax ?? limitIn(providerText))
  if (code === 'RATE_UNAVAILABLE') return refused('pair_unavailable')
  const meaning = TEXTS.find(([text]) => text.test(providerText))?.[1]
  return meaning ? refused(meaning) : null
}

/** «Amount too low, minimum is 0.01 BTC»: assumed. */
const limitIn = (text: string) => amountIn(/(?:min|max)[a-z]*\D{0,20}?(\d\S*)/i.exec(text)?.[1])
