import { useTranslation } from '@/i18n/useTranslation'
import { TextField } from '@/ui/form/TextField'
import styles from './Partners.module.css'

type Problems = Partial<Record<string, string>>

export function PromoLimitFields({ problems }: { problems: Problems }) {
  const { t } = useTranslation('partners')
  const errorOf = (name: string) => problems[name] && t(`problem.${problems[name]}`)
  return (
    <div className={styles.choices}>
      <TextField label={t('newCode.startsAt')} name="startsAt" type="date" error={errorOf('startsAt')} />
      <TextField label={t('newCode.endsAt')} name="endsAt" type="date" error={errorOf('endsAt')} />
      <TextField label={t('newCode.maxUses')} name="maxUses" inputMode="numeric" error={errorOf('maxUses')} />
      <TextField
        label={t('newCode.maxPerAccount')}
        hint={t('newCode.limitsHint')}
        name="maxPerAccount"
        inputMode="numeric"
        error={errorOf('maxPerAccount')}
      />
    </div>
  )
}
