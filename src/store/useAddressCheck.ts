import { useEffect, useState } from 'react'
import type { Currency } from '@/domain/currency'
import type { AddressVerdict } from '@/domain/recipientProblems'
import { useNetworkName } from './useNetworkName'

type Check = { of: string; verdict: AddressVerdict; looksLike: string[] }
/** `guess` names the network it looks like an address of, when it is none of its own. */
export type AddressCheck = { verdict: AddressVerdict | null; guess: string | undefined }

/**
 * Checks an address by the back end's pattern and the chain's own checksum. The decoders come when the first address is
 * typed; if they cannot come, the back end alone decides. `verdict` is null until this very address has been checked.
 */
export function useAddressCheck(
  currency: Pick<Currency, 'network' | 'validation_address'>,
  address: string,
): AddressCheck {
  const [check, setCheck] = useState<Check | null>(null)
  const { network, validation_address } = currency
  const of = `${network}|${address}`

  useEffect(() => {
    if (!address) return
    let isStale = false
    void decide(network, validation_address, address).then(
      (decided) => isStale || setCheck({ of, ...decided }),
    )
    return () => {
      isStale = true
    }
  }, [of, network, validation_address, address])

  const mine = check?.of === of ? check : null
  const guess = useNetworkName(mine?.looksLike[0])
  return { verdict: address ? (mine?.verdict ?? null) : null, guess }
}

async function decide(network: string, validation_address: string | null, address: string) {
  try {
    const [{ checkRecipient }, { guessNetworks }] = await Promise.all([
      import('@/domain/address/checkRecipient'),
      import('@/domain/address/guessNetworks'),
    ])
    const verdict = checkRecipient({ network, validation_address }, address)
    return { verdict, looksLike: verdict === 'invalid' ? guessNetworks(address) : [] }
  } catch {
    return { verdict: 'warn' as const, looksLike: [] }
  }
}
