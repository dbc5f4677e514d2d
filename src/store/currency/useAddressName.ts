import { fetchAddressName } from '@/api/addresses'
import type { AddressName } from '@/contract/addressNames'
import { isEnsName, takesEnsNames } from '@/domain/address/ensName'
import type { Currency } from '@/domain/currency/currency'
import type { Failure } from '@/domain/text/failure'
import { useQuery } from '@/query/useQuery'
import { useRested } from '@/ui/hooks/useRested'

export type AddressNameLookup = {
  name: string
  found: AddressName | null
  failure: Failure | null
  retry: () => void
}

/** Resolves a name of the Ethereum Name Service on the currency's network; null for any other text. */
export function useAddressName(
  { network }: Pick<Currency, 'network'>,
  typed: string,
): AddressNameLookup | null {
  const { hasRested } = useRested(typed)
  const name = hasRested && takesEnsNames(network) && isEnsName(typed) ? typed : ''
  const key = `${network} ${name}`
  const { data, dataKey, failure, refetch } = useQuery(key, async () => {
    if (!name) return null
    return fetchAddressName(name, network)
  })
  if (!name) return null
  return { name, found: dataKey === key ? data : null, failure, retry: () => void refetch() }
}
