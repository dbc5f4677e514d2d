import type { ProviderQuestion } from '@/domain/exchange/providerOrder'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { Offer, ProviderContext } from '@/server/providers/provider'
import { callTemplate, type TemplateSettings } from './templateCall'
import { rateResponse } from './templateResponses'

export async function quoteTemplate(
  settings: TemplateSettings,
  { from, to, amount, reverse, fixed }: ProviderQuestion,
  context: ProviderContext,
): Promise<Offer> {
  if (fixed) throw new ProviderError('fixed_unavailable')
  if (reverse) throw new ProviderError('pair_unavailable')
  const query = { from: from.code, to: to.code, amount }
  const { receive, min } = await callTemplate(settings, context, {
    path: '/rate',
    query,
    schema: rateResponse,
  })
  return {
    rateKey: null,
    fixed: false,
    amountFrom: amount,
    amountTo: receive,
    networkFee: null,
    limits: { min: min ?? null, max: null },
    validUntil: null,
    minutes: null,
  }
}
