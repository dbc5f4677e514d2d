import { addPasskey, removePasskey, startPasskey } from '@/api/security'
import type { SecurityState } from '@/contract/security'
import { deviceName } from '@/domain/account/deviceName'
import { useTranslation } from '@/i18n/useTranslation'
import { createPasskey } from '@/integrations/passkeys'
import { confirmed } from '@/store/confirmed'
import { useMutation } from '@/query/useMutation'
import { Button } from '@/ui/form/Button'
import type { FactorChange } from './FactorChange'
import { Failed } from './Failed'
import { PasskeyRow } from './PasskeyRow'
import styles from './Settings.module.css'

type Props = {
  passkeys: SecurityState['passkeys']
  onChanged: (change: FactorChange) => void
}

export function Passkeys({ passkeys, onChanged }: Props) {
  const { t } = useTranslation('account-settings')
  const adding = useMutation(async () => {
    const { token, options } = await confirmed(startPasskey)
    const passkey = await createPasskey(options)
    const { recoveryCodes } = await addPasskey({ token, passkey, name: deviceName(navigator.userAgent) })
    onChanged({ kind: 'added', codes: recoveryCodes })
  })
  const removing = useMutation(async (id: string) => {
    await confirmed(() => removePasskey(id))
    onChanged({ kind: 'removed', codes: null })
  })
  return (
    <section aria-labelledby="passkeys" className={styles.note}>
      <h3 id="passkeys">{t('security.passkeys.title')}</h3>
      <p>{t('security.passkeys.lead')}</p>
      {passkeys.length > 0 && (
        <ul className={styles.devices}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isBusy={removing.state.kind === 'pending'}
              onRemove={() => void removing.mutate(passkey.id)}
              onRenamed={() => onChanged({ kind: 'renamed', codes: null })}
            />
          ))}
        </ul>
      )}
      {[adding.state, removing.state].map(
        (state, at) => state.kind === 'failed' && <Failed key={at} failure={state.failure} />,
      )}
      <Button look="outline" busy={adding.state.kind === 'pending'} onClick={() => void adding.mutate()}>
        {t('security.passkeys.add')}
      </Button>
    </section>
  )
}
