import { usePlainAction } from '../plain/usePlainAction'
import screen from '../ExchangeScreen.module.css'
import { FlowSteps } from '../FlowSteps'
import type { PaymentWords } from '../plain/PaymentWords'
import { PlainAddresses } from '../plain/PlainAddresses'
import { PlainReview } from '../plain/PlainReview'
import styles from '../plain/Plain.module.css'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { DATE_AND_TIME, formatDate } from '@/domain/text/date'
import { fullAmount } from '@/domain/money/amount'
import { Callout } from '@/ui/feedback/Callout'
import { Destination } from '@/ui/currency/Destination'
import { Panel } from '@/ui/layout/Panel'
import { Verbatim } from '@/ui/layout/Verbatim'
import { DescriptionList } from '@/ui/table/DescriptionList'
import type { PageProps } from '../../loadPage'
import type { PayData } from './loadPay'
import { PayAmount } from './PayAmount'

/** A payment request for who pays it: what arrives where, and the steps of the exchange that pays it. */
export function PayScreen({ data }: PageProps<PayData>) {
  const { t } = useTranslation('payments')
  const { brand } = useAppSelector(selectSite)
  if (!data) return null
  const { wanted } = data
  const words: PaymentWords = {
    got: t('pay.amount'),
    review: t('pay.review'),
    title: t('pay.reviewTitle'),
    place: (amount) => t('pay.place', { amount }),
  }
  const title = t('pay.title', { title: wanted.title })
  return (
    <div className={`page ${screen.screen}`}>
      <SeoHead title={`${title} | ${brand.name}`} description={t('pay.lead')} isPrivate isError />
      <div className={screen.narrow}>
        <div className={screen.flow}>
          <h1>{title}</h1>
          <State data={data} />
          <Wanted data={data} />
          {data.shown && (
            <>
              <FlowSteps now={data.shown.step} />
              <Panel>
                {data.shown.step === 'amount' && (
                  <PayAmount shown={data.shown} pair={data.pair} wanted={wanted} />
                )}
                {data.shown.step === 'address' && (
                  <PlainAddresses shown={data.shown} pair={data.pair} words={words} />
                )}
                {data.shown.step === 'review' && (
                  <PlainReview shown={data.shown} pair={data.pair} words={words} />
                )}
              </Panel>
              <p className={styles.fine}>{t('pay.payee')}</p>
            </>
          )}
        </div>
      </div>
    </div>
  )
}

/** Where it stands, what is unusual about it, and what to do next. */
function State({ data: { wanted, shown } }: { data: PayData }) {
  const { t } = useTranslation('payments')
  const action = usePlainAction()
  const { status, exception, amount } = wanted
  const isPayable = shown !== null
  if (isPayable && exception === 'none') return <p>{t(amount === null ? 'pay.leadAny' : 'pay.lead')}</p>
  const tone = status === 'paid' ? 'good' : status === 'expired' || status === 'void' ? 'plain' : 'warm'
  return (
    <>
      <Callout tone={tone} role="status" title={t(isPayable ? `exception.${exception}` : `status.${status}`)}>
        {!isPayable && <p>{t(`pay.text.${status}`)}</p>}
        {exception !== 'none' && <p>{t(`pay.because.${exception}`)}</p>}
      </Callout>
      {(status === 'seen' || status === 'confirming') && <a href={action}>{t('pay.reload')}</a>}
    </>
  )
}

function Wanted({ data: { wanted, to } }: { data: PayData }) {
  const { t } = useTranslation(['payments', 'exchange'])
  const { intl } = useLanguage()
  const { amount, received, missing, address, extraId, expiresAt, status, exception } = wanted
  const coin = (value: string) => <Verbatim>{`${fullAmount(value, intl)} ${to.symbolFront}`}</Verbatim>
  const network = to.fullInfo.network_name
  const isPartly = exception === 'under' && missing !== null && status !== 'paid'
  return (
    <DescriptionList
      rows={[
        ...(amount === null ? [] : [[t('pay.amount'), coin(amount)] as const]),
        ...(received === '0' ? [] : [[t('list.received'), coin(received)] as const]),
        ...(isPartly ? [[t('pay.missing'), coin(missing)] as const] : []),
        [
          t('pay.recipient'),
          <Destination
            key="recipient"
            address={address}
            notes={[extraId, network && t('exchange:recipient.network', { network })]}
          />,
        ],
        ...(expiresAt && status === 'open'
          ? [[t('pay.until'), formatDate(expiresAt, intl, DATE_AND_TIME, 'UTC')] as const]
          : []),
      ]}
    />
  )
}
