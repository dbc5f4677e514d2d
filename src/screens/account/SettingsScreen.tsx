import { useState } from 'react'
import { AccountDeletion } from '@/features/accountSettings/AccountDeletion'
import { DataExport } from '@/features/accountSettings/DataExport'
import { Devices } from '@/features/accountSettings/Devices'
import { EmailSettings } from '@/features/accountSettings/EmailSettings'
import { PasswordSettings } from '@/features/accountSettings/PasswordSettings'
import { SignInSecurity } from '@/features/accountSettings/SignInSecurity'
import { SavedAddresses } from '@/features/savedAddresses/SavedAddresses'
import { useTranslation } from '@/i18n/useTranslation'
import { Panel } from '@/ui/layout/Panel'
import { AccountFrame } from './AccountFrame'

export function SettingsScreen() {
  const { t } = useTranslation('account-settings')
  // A new password ends sign-ins.
  const [passwordChanges, setPasswordChanges] = useState(0)
  return (
    <AccountFrame page="settings" lead={t('lead')}>
      <Panel>
        <EmailSettings />
      </Panel>
      <Panel>
        <PasswordSettings onChanged={() => setPasswordChanges((before) => before + 1)} />
      </Panel>
      <SignInSecurity />
      <Panel>
        <Devices revision={passwordChanges} />
      </Panel>
      <Panel>
        <SavedAddresses />
      </Panel>
      <Panel>
        <DataExport />
      </Panel>
      <Panel>
        <AccountDeletion />
      </Panel>
    </AccountFrame>
  )
}
