import type { PaymentRequestBody } from '@/contract/paymentRequests'
import type { Currency } from '@/domain/currency/currency'
import { fullAmount } from '@/domain/money/amount'
import { percentText } from '@/domain/money/percentText'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { CredentialsEnd } from '@/ui/form/CredentialsEnd'
import { Verbatim } from '@/ui/layout/Verbatim'
import { DescriptionList } from '@/ui/table/DescriptionList'
import styles from './PaymentLinks.module.css'
import { RequestDestination } from './RequestDestination'
import type { NewLink } from './useNewPaymentLink'

type Props = { link: NewLink; reviewed: PaymentRequestBody; currency: Currency }

/** All of it once more: nobody can change it afterwards. */
export function ReviewPaymentLink({ link, reviewed, currency }: Props) {
  const { t } = useTranslation(['payments', 'exchange'])
  const { intl } = useLanguage()
  const { title, reference, amount, life, tolerancePercent } = reviewed
  const shownAmount = `${fullAmount(amount, intl)}\u00a0${currency.symbolFront}`
  return (
    <form
      aria-label={t('new.review')}
      onSubmit={(event) => {
        event.preventDefault()
        link.make()
      }}
    >
      <div className={styles.wide}>
        <DescriptionList
          rows={[
            [t('new.title'), title],
            [
              t('new.amount'),
              amount === '' ? t('list.any') : <Verbatim key="amount">{shownAmount}</Verbatim>,
            ],
            [t('new.coin'), currency.symbolFront],
            [t('new.address'), <RequestDestination key="address" {...reviewed} />],
            [t('new.life'), t(`new.lives.${life}`)],
            [t('new.tolerance'), percentText(tolerancePercent, intl)],
            ...(reference === '' ? [] : [[t('new.reference'), reference] as const]),
          ]}
        />
      </div>
      <p className={styles.wide}>{t('new.addressHint')}</p>
      <div className={styles.wide}>
        <CredentialsEnd state={link.state} label={t('new.send')} />
        <Button look="quiet" busy={link.state.kind === 'pending'} onClick={link.change}>
          {t('exchange:form.change')}
        </Button>
      </div>
    </form>
  )
}
