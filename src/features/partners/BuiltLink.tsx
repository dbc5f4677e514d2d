import { useDeferredValue } from 'react'
import { useTranslation } from '@/i18n/useTranslation'
import { CopyButton } from '@/ui/form/CopyButton'
import { QrCode } from '@/ui/currency/QrCode'
import styles from './Partners.module.css'

export function BuiltLink({ link }: { link: string }) {
  const { t } = useTranslation(['partners', 'affiliate_program'])
  // To draw the code takes longer than a key may go without an effect.
  const drawn = useDeferredValue(link)
  return (
    <div className={styles.built}>
      <div className={styles.address}>
        <h3 id="partner-link">{t('builder.link')}</h3>
        <output className={styles.link} aria-labelledby="partner-link">
          {link}
        </output>
        <div>
          <CopyButton
            value={link}
            label={t('builder.copyLabel')}
            words={{
              copy: t('affiliate_program:embed.copy'),
              copied: t('affiliate_program:embed.copied'),
              failed: t('affiliate_program:embed.failed'),
            }}
          />
        </div>
      </div>
      <QrCode text={drawn} label={t('builder.qr')} />
    </div>
  )
}
