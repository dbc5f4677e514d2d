import { paths } from '@/config/paths'
import type { PaymentRequest } from '@/contract/paymentRequests'
import { fullAmount } from '@/domain/money/amount'
import { useLanguage } from '@/i18n/useLanguage'
import { localePath } from '@/i18n/localePath'
import { useTranslation } from '@/i18n/useTranslation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { QrCode } from '@/ui/currency/QrCode'
import { CopyButton } from '@/ui/form/CopyButton'
import { CodeBlock } from '@/ui/layout/CodeBlock'
import { DescriptionList } from '@/ui/table/DescriptionList'
import styles from './PaymentLinks.module.css'
import { RequestDestination } from './RequestDestination'

/** What is received where, the address of the page, its QR code, and a button for other sites, which is a plain link. */
export function SharePaymentLink({ request }: { request: PaymentRequest }) {
  const { t } = useTranslation('payments')
  const { locale, intl } = useLanguage()
  const { id, amount, ticker } = request
  const shownAmount =
    amount === null ? t('list.any') : `${fullAmount(amount, intl)}\u00a0${ticker.toUpperCase()}`
  const { url } = useAppSelector(selectSite)
  const link = `${url}${localePath(locale, `${paths.pay}/${id}`)}`
  const button = `<a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b1b3b;color:#fff;font:600 16px/1.2 system-ui,sans-serif;text-decoration:none">${t('share.buttonText')}</a>`
  const words = { copy: t('share.copy'), copied: t('share.copied'), failed: t('share.copyFailed') }
  return (
    <div className={styles.share}>
      <div className={styles.texts}>
        <div className={styles.facts}>
          <DescriptionList
            rows={[
              [t('list.amount'), shownAmount],
              [t('new.address'), <RequestDestination key="address" {...request} />],
            ]}
          />
        </div>
        <p className={styles.link}>{link}</p>
        <CopyButton value={link} label={t('share.copyLink')} words={words} />
        <h3>{t('share.button')}</h3>
        <CodeBlock label={t('share.button')} text={button} />
        <CopyButton value={button} label={t('share.copyButton')} words={words} />
      </div>
      <QrCode text={link} label={t('share.qr')} />
    </div>
  )
}
