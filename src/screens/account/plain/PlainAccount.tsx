import { PLAIN_FORM_PATH } from '@/domain/site/plainPages'
import { ExchangeRows } from '@/features/history/ExchangeRows'
import { localePath } from '@/i18n/localePath'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { AccountFormPart } from './AccountFormPart'
import styles from './AccountForm.module.css'
import type { AccountFormData } from './loadAccountForm'
import { PlainPartner } from './PlainPartner'

type Props = { shown: Extract<AccountFormData, { kind: 'account' }> }

export function PlainAccount({ shown }: Props) {
  const { t } = useTranslation('customer_account')
  const { locale } = useLanguage()
  const { email, exchanges, formToken, partner } = shown
  return (
    <div className={styles.parts}>
      <p translate="no">{t('overview.greeting', { email })}</p>
      <section aria-labelledby="recent">
        <h2 id="recent">{t('overview.recent')}</h2>
        {exchanges.length > 0 ? (
          <ExchangeRows caption={t('overview.recent')} exchanges={exchanges} />
        ) : (
          <p>{t('history.noneText')}</p>
        )}
        <p>
          <a href={localePath(locale, PLAIN_FORM_PATH)}>{t('history.start')}</a>
        </p>
      </section>
      {partner !== undefined && <PlainPartner shown={shown} partner={partner} />}
      <AccountFormPart action="signOut" formToken={formToken} label={t('signOut')} look="outline" />
    </div>
  )
}
