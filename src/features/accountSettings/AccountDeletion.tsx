import { useState } from 'react'
import { paths } from '@/config/paths'
import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { Section } from '@/ui/layout/Section'
import { useIsOff } from '@/ui/layout/OffPages'
import { PageLink } from '@/ui/layout/PageLink'
import { DeletionDialog } from './DeletionDialog'
import styles from './Settings.module.css'

const GOES = ['email', 'devices', 'addresses', 'balance'] as const
const STAYS = ['exchanges', 'money'] as const

export function AccountDeletion() {
  const { t } = useTranslation('account-settings')
  const isOff = useIsOff()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title={t('deletion.title')} lead={t('deletion.lead')}>
      <h3>{t('deletion.goes')}</h3>
      <ul className={styles.list}>
        {GOES.map((one) => (
          <li key={one}>{t(`deletion.going.${one}`)}</li>
        ))}
      </ul>
      {!isOff(paths.account.payouts) && (
        <p>
          <PageLink href={paths.account.payouts}>{t('deletion.payout')}</PageLink>
        </p>
      )}
      <h3>{t('deletion.stays')}</h3>
      <ul className={styles.list}>
        {STAYS.map((one) => (
          <li key={one}>{t(`deletion.staying.${one}`)}</li>
        ))}
      </ul>
      <div>
        <Button look="outline" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('deletion.open')}
        </Button>
      </div>
      {isOpen && <DeletionDialog onClose={() => setIsOpen(false)} />}
    </Section>
  )
}
