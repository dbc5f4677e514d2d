import { env } from '@/config/env'
import type { addressNames } from '@/contract/addressNames'
import { networkIdOf } from '@/domain/currency/networkCodes'
import type { ApiErrorCode } from '@/domain/text/apiError'
import { ApiError } from '@/server/kernel/ApiError'
import type { ApiHandler } from '@/server/kernel/ApiRequest'
import type { FieldErrors } from '@/server/kernel/validationError'
import { type EnsResolution, resolveEnsName } from './resolveEnsName'

export const getAddressName: ApiHandler<typeof addressNames.get> = async ({ query }) => {
  // The site then takes no names.
  if (!env.ethereumNodeUrl) throw new ApiError(404, 'not_found', 'Names are not looked up here.')
  const resolved = await resolveEnsName(query.name, networkIdOf(query.network))
  if (resolved.kind === 'found') return { result: { name: resolved.name, address: resolved.address } }
  if (resolved.kind === 'none')
    throw new ApiError(422, 'name_unresolved', 'The name has no address on this network.')
  throw new ApiError(503, 'name_unavailable', 'The name cannot be looked up now.')
}

type Named = { field: string; name: string | undefined; address: string; network: string }

/** The addresses of an order were shown under its names: money goes nowhere else. */
export async function checkNames(destinations: Named[]): Promise<FieldErrors> {
  const checked = await Promise.all(
    destinations.map(async ({ field, name, address, network }) => {
      const code = name ? changeOf(await resolveEnsName(name, network), address) : null
      return code
        ? [[field, { code, description: `${name} does not point to this address now.` }] as const]
        : []
    }),
  )
  return Object.fromEntries(checked.flat())
}

function changeOf(resolved: EnsResolution, address: string): ApiErrorCode | null {
  if (resolved.kind === 'away') return 'name_unavailable'
  const isSame = resolved.kind === 'found' && resolved.address.toLowerCase() === address.toLowerCase()
  return isSame ? null : 'name_changed'
}
