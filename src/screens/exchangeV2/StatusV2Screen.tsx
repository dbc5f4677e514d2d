import { useRouter } from 'next/router'
import { useTranslation } from 'next-i18next/pages'
import { ExchangeStatus } from '@/features/exchangeStatus/ExchangeStatus'
import { ExchangeNotFound } from '@/features/exchangeStatus/ExchangeNotFound'
import { PayFromWallet } from '@/features/wallet/PayFromWallet'
import { UseMyWallet } from '@/features/wallet/UseMyWallet'
import { SeoHead } from '@/shell/SeoHead'
import { NoScripts } from '@/ui/feedback/NoScripts'
import { SaveRecipientOffer } from '../SaveRecipientOffer'
import { useStatusTitle } from '../useStatusTitle'
import styles from './ExchangeV2Screen.module.css'

export function StatusV2Screen() {
  const { t } = useTranslation(['exchange-status', 'exchange'])
  const { query, isReady } = useRouter()
  const { id } = query
  const statusTitle = useStatusTitle()
  return (
    <div className={`page ${styles.screen}`}>
      <SeoHead title={statusTitle(String(id))} description={t('exchange:seo.description')} isPrivate />
      <NoScripts>{t('exchange:noScripts')}</NoScripts>
      {typeof id === 'string' ? (
        <ExchangeStatus
          key={id}
          publicId={id}
          payment={(exchange, from, onDone) => <PayFromWallet {...{ exchange, from, onDone }} />}
          addressTool={(currency, take) => <UseMyWallet currency={currency} onAddress={take} />}
        >
          <SaveRecipientOffer publicId={id} />
        </ExchangeStatus>
      ) : (
        isReady && <ExchangeNotFound />
      )}
    </div>
  )
}
