import type * as z from 'zod/mini'
import { ProviderError } from '@/server/outbound/ProviderError'
import { callProvider, type ProviderRequest } from '@/server/outbound/callProvider'
import type { Requested } from '@/server/providers/amountRefusal'
import type { ProviderContext } from '@/server/providers/provider'
import { codesOf } from '@/server/providers/refusalMeaning'
import { refusalParts } from '@/server/providers/refusalParts'
import { refusalReader } from '@/server/providers/refusalReader'

export type SimpleswapSettings = { url: string; apiKey: string }

export function callSimpleswap<Schema extends z.ZodMiniType>(
  { url, apiKey }: SimpleswapSettings,
  { signal }: ProviderContext,
  request: Omit<ProviderRequest<Schema>, 'baseUrl' | 'headers' | 'signal'>,
): Promise<z.output<Schema>> {
  return callProvider({ baseUrl: url, headers: { 'x-api-key': apiKey }, signal, ...request })
}

/** `code` is the status, and texts are not documented: words decide. */
const CODES = codesOf({})

type Question = Omit<Requested, 'limitsAreOf'>

const explained = (requested: Question) =>
  refusalReader({ codes: CODES, requested: { ...requested, limitsAreOf: 'typed' } })

/** 404: no such ticker or pair; 422: out of range or no pair (Edge). */
export const simpleswapRefusal = (requested: Question) => (status: number, body: unknown) =>
  explained(requested)(status, body) ?? (status === 422 || status === 404 ? noPair(body) : null)

/** The pair has just had a range, so 422 without a reason says nothing about it. */
export const estimateRefusal = (requested: Question) => (status: number, body: unknown) =>
  explained(requested)(status, body) ?? (status === 404 ? noPair(body) : null)

const noPair = (body: unknown) =>
  typeof body === 'object'
    ? new ProviderError('pair_unavailable', { providerText: refusalParts(body).text })
    : null
