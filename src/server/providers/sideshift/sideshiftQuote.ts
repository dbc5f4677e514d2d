import Big from 'big.js'
import type { ProviderAsset, ProviderQuestion } from '@/domain/exchange/providerOrder'
import { ProviderError } from '@/server/outbound/ProviderError'
import { requireFuture, requireSameAmount, requireWithin } from '@/server/providers/amountChecks'
import type { Offer, ProviderContext } from '@/server/providers/provider'
import { affiliateOf, callForVisitor, type SideshiftSettings } from './sideshiftCall'
import { pairResponse, permissionsResponse, quoteResponse } from './sideshiftResponses'

/** For coins without token details; SideShift's examples have eight places. */
const USUAL_PRECISION = 8

/** The pair first: a fixed quote is one of twenty a minute, and names no limits. */
export async function quoteSideshift(
  settings: SideshiftSettings,
  question: ProviderQuestion,
  context: ProviderContext,
): Promise<Offer> {
  const { from, to, amount, reverse, fixed } = question
  requireOffered(question)
  const [permissions, pair] = await Promise.all([
    callForVisitor(settings, context, {
      path: '/permissions',
      schema: permissionsResponse,
      requested: question,
    }),
    callForVisitor(settings, context, {
      path: `/pair/${pairName(from)}/${pairName(to)}`,
      // Without an amount the rate is for 500 dollars.
      query: { ...affiliateOf(settings, question), amount: reverse ? undefined : amount },
      schema: pairResponse,
      requested: question,
    }),
  ])
  if (!permissions.createShift) throw new ProviderError('region_restricted')
  const { min, max, rate } = pair
  // They are amounts to send; at the other end only a quote knows.
  const limits = reverse ? { min: null, max: null } : { min, max }
  requireWithin(amount, limits, 'from')
  if (fixed) return { ...(await fixedQuote(settings, question, context)), limits }
  const amountTo = new Big(amount).times(rate).round(to.precision ?? USUAL_PRECISION, Big.roundDown)
  return { ...NO_DETAILS, rateKey: null, fixed, amountFrom: amount, amountTo: amountTo.toFixed(), limits }
}

const NO_DETAILS = { networkFee: null, validUntil: null, minutes: null }

/** A floating shift has no amounts, so it cannot be ordered by what arrives. */
function requireOffered({ from, to, reverse, fixed }: ProviderQuestion): void {
  const assets = [from, to]
  if (fixed && !assets.every(({ isFixed }) => isFixed)) throw new ProviderError('fixed_unavailable')
  if (!fixed && (reverse || assets.some(({ isFloating }) => isFloating === false)))
    throw new ProviderError('pair_unavailable')
}

const pairName = ({ code, network }: ProviderAsset) => encodeURIComponent(`${code}-${network}`)

async function fixedQuote(
  settings: SideshiftSettings,
  question: ProviderQuestion,
  context: ProviderContext,
): Promise<Omit<Offer, 'limits'>> {
  const { from, to, amount, reverse } = question
  const { id, depositAmount, settleAmount, expiresAt } = await callForVisitor(settings, context, {
    path: '/quotes',
    body: {
      depositCoin: from.code,
      depositNetwork: from.network,
      settleCoin: to.code,
      settleNetwork: to.network,
      depositAmount: reverse ? null : amount,
      settleAmount: reverse ? amount : null,
      ...affiliateOf(settings, question),
    },
    schema: quoteResponse,
    requested: question,
  })
  requireSameAmount(amount, reverse ? settleAmount : depositAmount)
  return {
    ...NO_DETAILS,
    rateKey: id,
    fixed: true,
    amountFrom: depositAmount,
    amountTo: settleAmount,
    validUntil: requireFuture(expiresAt),
  }
}
