import dynamic from 'next/dynamic'
import { useTranslation } from 'next-i18next/pages'
import { isEnsName, takesEnsNames } from '@/domain/address/ensName'
import type { Currency } from '@/domain/currency/currency'
import { useRested } from '@/ui/hooks/useRested'

const EnsLookup = dynamic(() => import('./EnsLookup').then((module) => module.EnsLookup), { ssr: false })

type Props = {
  currency: Currency
  /** What the field holds. */
  address: string
  /** The name by which that address was chosen; else empty. */
  chosenName: string
  onChoose: (address: string, name: string) => void
}

export function EnsAddress({ currency, address, chosenName, onChoose }: Props) {
  const { t } = useTranslation('exchange')
  const { hasRested } = useRested(address)
  if (chosenName) return <p translate="no">{t('recipient.nameFrom', { name: chosenName })}</p>
  if (!takesEnsNames(currency.network) || !isEnsName(address) || !hasRested) return null
  return <EnsLookup name={address} currency={currency} onChoose={onChoose} />
}
