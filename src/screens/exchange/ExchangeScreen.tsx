import { useRouter } from 'next/router'
import { useTranslation } from 'next-i18next/pages'
import { useEffect } from 'react'
import { ExchangeStatus } from '@/features/exchangeStatus/ExchangeStatus'
import { OwnExchangesLink } from '@/features/ownExchanges/OwnExchangesLink'
import { PayFromWallet } from '@/features/wallet/PayFromWallet'
import { UseMyWallet } from '@/features/wallet/UseMyWallet'
import { SeoHead } from '@/shell/SeoHead'
import { SaveRecipientOffer } from '../SaveRecipientOffer'
import { useStatusTitle } from '../useStatusTitle'
import { ExchangeFlow } from './ExchangeFlow'
import styles from './ExchangeScreen.module.css'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

export function ExchangeScreen() {
  const { t } = useTranslation(['exchange', 'exchange-status'])
  const { query, isReady } = useRouter()
  const { id } = query
  const publicId = typeof id === 'string' ? id : null
  const statusTitle = useStatusTitle()
  const stepTitle = useStepTitle()
  useEffect(() => {
    if (isReady) delete document.documentElement.dataset.order
  }, [isReady])
  return (
    <div className={`page ${styles.screen}`}>
      <SeoHead
        title={publicId ? statusTitle(publicId) : stepTitle}
        description={t('seo.description')}
        isPrivate={publicId !== null}
      />
      {publicId ? (
        <ExchangeStatus
          key={publicId}
          publicId={publicId}
          payment={(exchange, from, onDone) => <PayFromWallet {...{ exchange, from, onDone }} />}
          addressTool={(currency, take) => <UseMyWallet currency={currency} onAddress={take} />}
        >
          <SaveRecipientOffer publicId={publicId} />
        </ExchangeStatus>
      ) : (
        <div className={styles.narrow}>
          <ExchangeFlow />
          <OwnExchangesLink />
        </div>
      )}
    </div>
  )
}

/** A tab's title names the step after the first one: «Review · Exchange crypto step by step | Halyard». */
function useStepTitle(): string {
  const { t } = useTranslation('exchange')
  const { brand } = useAppSelector(selectSite)
  const { step } = useRouter().query
  const title = t('seo.title', { brand: brand.name })
  return step === 'address' || step === 'review' ? `${t(`flow.${step}`)} · ${title}` : title
}
