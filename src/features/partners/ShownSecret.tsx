import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { CopyButton } from '@/ui/form/CopyButton'
import styles from './Partners.module.css'

type Props = { title: string; secret: string }

/** Of what is shown this once. */
export function ShownSecret({ title, secret }: Props) {
  const { t } = useTranslation(['partners', 'affiliate_program'])
  return (
    <Callout tone="good" title={title} role="status">
      <p>{t('secret.once')}</p>
      <output className={styles.link} aria-label={title}>
        {secret}
      </output>
      <div>
        <CopyButton
          value={secret}
          label={t('secret.copyLabel')}
          words={{
            copy: t('affiliate_program:embed.copy'),
            copied: t('affiliate_program:embed.copied'),
            failed: t('affiliate_program:embed.failed'),
          }}
        />
      </div>
    </Callout>
  )
}
