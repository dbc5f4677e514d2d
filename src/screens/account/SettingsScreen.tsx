import { AccountDeletion } from '@/features/accountSettings/AccountDeletion'
import { DataExport } from '@/features/accountSettings/DataExport'
import { Devices } from '@/features/accountSettings/Devices'
import { EmailSettings } from '@/features/accountSettings/EmailSettings'
import { PasswordSettings } from '@/features/accountSettings/PasswordSettings'
import { SignInSecurity } from '@/features/accountSettings/SignInSecurity'
import { SavedAddresses } from '@/features/savedAddresses/SavedAddresses'
import { useTranslation } from '@/i18n/useTranslation'
import { Panel } from '@/ui/layout/Panel'
import { AccountFrame } from '../AccountFrame'
import styles from './SettingsScreen.module.css'

export function SettingsScreen() {
  const { t } = useTranslation('account-settings')
  return (
    <AccountFrame page="settings" lead={t('lead')}>
      <div className={styles.panels}>
        <Panel>
          <EmailSettings />
        </Panel>
        <Panel>
          <PasswordSettings />
        </Panel>
        <SignInSecurity />
        <Panel>
          <Devices />
        </Panel>
        <Panel>
          <SavedAddresses />
        </Panel>
        <Panel>
          <DataExport />
        </Panel>
        <div className={styles.wide}>
          <Panel>
            <AccountDeletion />
          </Panel>
        </div>
      </div>
    </AccountFrame>
  )
}
