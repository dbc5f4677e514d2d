import Big from 'big.js'
import type * as z from 'zod/mini'
import { ProviderError } from '@/server/outbound/ProviderError'
import { callProvider, type ProviderRequest } from '@/server/outbound/callProvider'
import type { Requested } from '@/server/providers/amountRefusal'
import type { ProviderContext } from '@/server/providers/provider'
import { codesOf } from '@/server/providers/refusalMeaning'
import { refusalReader } from '@/server/providers/refusalReader'

/** `affiliateId`: the account of `secret`; quotes and shifts have to name the same one. */
export type SideshiftSettings = { url: string; secret: string; affiliateId: string }

/** docs.sideshift.ai, monetization: the same in pairs, quotes and shifts. Without `commissionRate` it is 0.5 %. */
export const affiliateOf = (
  { affiliateId }: SideshiftSettings,
  // Absent in an order that was put on hold by an earlier release.
  { basisPoints }: { basisPoints?: number },
) => ({
  affiliateId,
  ...(basisPoints !== undefined && { commissionRate: new Big(basisPoints).div(10_000).toFixed() }),
})

type Call<Schema extends z.ZodMiniType> = Pick<
  ProviderRequest<Schema>,
  'path' | 'query' | 'body' | 'schema' | 'isEffect'
> & {
  /** What a refusal is about, where something is quoted or ordered. */
  requested?: Parameters<typeof sideshiftRefusal>[0]
}

export function callSideshift<Schema extends z.ZodMiniType>(
  { url, secret }: SideshiftSettings,
  { signal }: Pick<ProviderContext, 'signal'>,
  { requested = null, ...request }: Call<Schema>,
  headers: Record<string, string> = {},
): Promise<z.output<Schema>> {
  return callProvider({
    baseUrl: url,
    method: request.body === undefined ? 'GET' : 'POST',
    headers: { 'x-sideshift-secret': secret, ...headers },
    refusalOf: sideshiftRefusal(requested),
    signal,
    ...request,
  })
}

/** SideShift blocks servers that do not name the true visitor. */
export function callForVisitor<Schema extends z.ZodMiniType>(
  settings: SideshiftSettings,
  context: ProviderContext,
  request: Call<Schema>,
): Promise<z.output<Schema>> {
  const { userIp } = context
  if (!userIp) throw new ProviderError('region_restricted', { providerText: 'no address of the visitor' })
  return callSideshift(settings, context, request, { 'x-user-ip': userIp })
}

/** Codes say little (docs.sideshift.ai/troubleshoot-errors, Edge): `BAD_USER_INPUT` is explained by its sentence. */
const CODES = codesOf({
  ACCESS_DENIED: 'region_restricted',
  RATE_UNAVAILABLE: 'pair_unavailable',
  INVALID_COIN: 'pair_unavailable',
  QUOTE_EXPIRED: 'rate_expired',
})

const sideshiftRefusal = (requested: Omit<Requested, 'limitsAreOf'> | null) =>
  refusalReader({ codes: CODES, requested: requested && { ...requested, limitsAreOf: 'from' } })
