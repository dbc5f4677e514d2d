import type { ProviderQuestion } from '@/domain/exchange/providerOrder'
import { toPercent } from '@/domain/money/commission'
import { ProviderError } from '@/server/outbound/ProviderError'
import type { Offer, ProviderContext } from '@/server/providers/provider'
import { callTemplate, templateRefusal, type TemplateSettings } from './templateCall'
import { rateResponse } from './templateResponses'

export async function quoteTemplate(
  settings: TemplateSettings,
  question: ProviderQuestion,
  context: ProviderContext,
): Promise<Offer> {
  const { from, to, amount, reverse, fixed, basisPoints } = question
  if (fixed) throw new ProviderError('fixed_unavailable')
  if (reverse) throw new ProviderError('pair_unavailable')
  const query = { from: from.code, to: to.code, amount, fee: toPercent(basisPoints) }
  const { receive, min } = await callTemplate(settings, context, {
    path: '/rate',
    query,
    refusalOf: templateRefusal(question),
    schema: rateResponse,
  })
  return {
    rateKey: null,
    fixed: false,
    amountFrom: amount,
    amountTo: receive,
    networkFee: null,
    limits: { min, max: null },
    validUntil: null,
    minutes: null,
  }
}
