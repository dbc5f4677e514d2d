import { useEffect, useState } from 'react'
import { useImportAhead } from '@/browser/page/useImportAhead'
import type { Currency } from '@/domain/currency/currency'
import type { LightningInvoice } from '@/domain/address/lightningInvoice'
import { isWebPage } from '@/domain/address/readPaymentCode'
import type { Explorer } from '@/domain/address/readWebLink'
import type { TypedAddressCheck } from '@/domain/address/checkTypedAddress'
import { isTokenContract } from '@/domain/address/isTokenContract'
import type { AddressVerdict } from '@/domain/exchange/recipientProblems'
import { selectCurrencies, selectExplorers, selectNetworkName } from '@/store/slices/exchangeSlice'
import { useAppSelector } from '@/store/hooks'
import type { RootState } from '@/store/makeStore'
import { useLoadCurrencies } from './useLoadCurrencies'

type Decided = TypedAddressCheck & { hasFailed?: true; checkedAt: number }
type Check = Decided & { of: string }
export type AddressCheck = {
  /** Null until this very address has been checked. */
  verdict: AddressVerdict | null
  /** The network it looks like an address of, when it is none of its own. */
  guess: string | undefined
  /** Of another network that writes the same way, when it is valid for its own. */
  mayBe: string | undefined
  /** The id inside the address; null where the address needs none, undefined where it does not say. */
  carried: string | null | undefined
  /** Of an address of Lightning. */
  invoice: LightningInvoice | null
  /** Epoch milliseconds. */
  checkedAt: number
  /** Pages that show addresses, of the networks that are known here. */
  explorers: readonly Explorer[]
  /** Refused for its checksum alone. */
  isMistyped: boolean
  /** The decoders could not be had, as without a connection. */
  hasFailed: boolean
}

/** Checks an address by the back end's pattern and the chain's own checksum. The decoders come with the visitor's first
 * interaction, so that a pasted address does not wait for them; if they cannot come, the back end alone decides. */
export function useAddressCheck(
  currency: Pick<Currency, 'network' | 'validation_address'>,
  address: string,
): AddressCheck {
  const [check, setCheck] = useState<Check | null>(null)
  const { network, validation_address } = currency
  const of = `${network}|${address}`

  // A failure shows once there is an address to check, which may be the next moment.
  useImportAhead(importDecoders, undefined, 0)

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
  const mayBe = useNetworkName(mine?.mayBe ?? undefined)
  const written = mine && mine.verdict !== 'invalid' ? mine.plain : ''
  const isContract = useAppSelector(selectIsContract(network, written))
  const verdict = isContract ? 'unowned' : (mine?.verdict ?? null)
  const { isMistyped = false, hasFailed = false, invoice = null, checkedAt = 0 } = mine ?? {}
  const carried = address ? mine?.extraId : undefined
  const explorers = useAppSelector(selectExplorers)
  // The page of an address on another network is named by that network's explorer.
  useLoadCurrencies(isWebPage(address))
  return {
    verdict: address ? verdict : null,
    guess,
    mayBe,
    carried,
    explorers,
    invoice,
    checkedAt,
    isMistyped,
    hasFailed,
  }
}

/** As far as the currencies are known here; the back end knows them all. */
const selectIsContract = (network: string, address: string) => (state: RootState) =>
  address !== '' && isTokenContract(network, address, selectCurrencies(state))

/** As one module: two would each bring the decoders along. */
const importDecoders = () => import('@/domain/address/checkTypedAddress')

async function decide(network: string, validation_address: string | null, address: string): Promise<Decided> {
  try {
    const { checkTypedAddress } = await importDecoders()
    return { ...checkTypedAddress({ network, validation_address }, address), checkedAt: Date.now() }
  } catch {
    return { verdict: 'warn', plain: address, looksLike: [], hasFailed: true, checkedAt: 0 }
  }
}

function useNetworkName(network: string | undefined): string | undefined {
  const name = useAppSelector(selectNetworkName(network))
  useLoadCurrencies(Boolean(network) && name === undefined)
  return name
}
