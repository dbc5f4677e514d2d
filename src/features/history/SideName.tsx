import { slugOf } from '@/domain/currency'
import { selectCurrencyBySlug } from '@/store/exchangeSlice'
import { useAppSelector } from '@/store/hooks'

type Props = { amount: string; ticker: string; network: string }

export function SideName({ amount, ticker, network }: Props) {
  const currency = useAppSelector(selectCurrencyBySlug(slugOf({ symbolFront: ticker, network })))
  const name = currency?.symbolFront ?? ticker.toUpperCase()
  const badge = currency?.fullInfo.network_badge ?? network.toUpperCase()
  return (
    <>
      {amount} {name}
      {badge && badge !== name && <small> {badge}</small>}
    </>
  )
}
