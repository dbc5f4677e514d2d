import { useTranslation } from 'next-i18next/pages'
import { chainsOf, settingsOf } from '@/domain/walletSettings'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'

export function useChainName(): (id: number) => string {
  const { t } = useTranslation('wallet-menu')
  const site = useAppSelector(selectSite)
  const chains = Object.values(chainsOf(settingsOf(site)))
  return (id) => chains.find((chain) => chain.id === id)?.name ?? t('otherChain', { id })
}
