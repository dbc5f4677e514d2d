import { useState, type ClipboardEvent } from 'react'
import type { Exchange } from '@/contract/exchanges'
import { linkNetworkName } from '@/domain/address/linkSchemes'
import { readPaymentCode } from '@/domain/address/readPaymentCode'
import { selectExplorers } from '@/store/slices/exchangeSlice'
import { useCurrency } from '@/store/currency/useCurrency'
import { useAppSelector } from '@/store/hooks'
import { TextField } from '@/ui/form/TextField'

type Props = { exchange: Pick<Exchange, 'tickerFrom' | 'networkFrom'> }

/** What an owner sent is read as the owner's own form reads it: address and memo together. */
export function RefundPlace({ exchange: { tickerFrom, networkFrom } }: Props) {
  const currency = useCurrency(networkFrom ? `${tickerFrom}-${networkFrom}` : tickerFrom)
  const explorers = useAppSelector(selectExplorers)
  const [otherChain, setOtherChain] = useState<string | null>(null)

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (!currency?.network) return
    event.preventDefault()
    const text = event.clipboardData.getData('text')
    const { address, extraId, network } = readPaymentCode(text, currency, explorers)
    const isOther = network !== null && network !== currency.network
    setOtherChain(isOther ? linkNetworkName(network) : null)
    if (isOther) return
    const field = event.currentTarget
    field.value = address
    const memo = field.form?.elements.namedItem('extraId')
    if (extraId !== null && memo instanceof HTMLInputElement) memo.value = extraId
  }
  return (
    <>
      <TextField
        label={`Refund address (${networkFrom})`}
        name="address"
        hint="The order has none. Only for a refund; the owner must have given it to you."
        onPaste={paste}
        onInput={() => setOtherChain(null)}
        error={otherChain && `This payment link is for another network (${otherChain}).`}
      />
      <TextField label="Refund memo" name="extraId" hint="Where the address needs one" />
    </>
  )
}
