import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { SeoHead } from '@/shell/SeoHead'
import { Panel } from '@/ui/layout/Panel'
import type { PageProps } from '../../loadPage'
import styles from '../ExchangeScreen.module.css'
import { FlowSteps } from '../FlowSteps'
import type { PlainFormData } from './loadPlainForm'
import { PlainAddresses } from './PlainAddresses'
import { PlainAmount } from './PlainAmount'
import { PlainReview } from './PlainReview'

/** The form of an exchange without scripts: each step is a page, made of what was entered before. */
export function PlainFormScreen({ data }: PageProps<PlainFormData>) {
  const { t } = useTranslation('exchange')
  const { brand } = useAppSelector(selectSite)
  if (!data) return null
  const { shown, pair, formToken } = data
  return (
    <div className={`page ${styles.screen}`}>
      <SeoHead
        title={`${t(`flow.${shown.step}`)} · ${t('seo.title', { brand: brand.name })}`}
        description={t('seo.description')}
        isPrivate
        isError
      />
      <div className={styles.narrow}>
        <div className={styles.flow}>
          <h1>{t('flow.title')}</h1>
          <FlowSteps now={shown.step} />
          <Panel>
            {shown.step === 'amount' && <PlainAmount shown={shown} pair={pair} />}
            {shown.step === 'address' && <PlainAddresses shown={shown} pair={pair} />}
            {shown.step === 'review' && <PlainReview shown={shown} pair={pair} formToken={formToken} />}
          </Panel>
        </div>
      </div>
    </div>
  )
}
