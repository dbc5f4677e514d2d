import { addPasskey, removePasskey, startPasskey } from '@/api/security'
import type { SecurityState } from '@/contract/security'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { createPasskey } from '@/integrations/passkeys'
import { confirmed } from '@/store/confirmed'
import { useMutation } from '@/query/useMutation'
import { Button } from '@/ui/form/Button'
import { useMoment } from '@/ui/hooks/useMoment'
import type { FactorChange } from './FactorChange'
import { Failed } from './Failed'

import styles from './Settings.module.css'

type Passkey = SecurityState['passkeys'][number]
type Props = { passkeys: readonly Passkey[]; onChanged: (change: FactorChange) => void }

export function Passkeys({ passkeys, onChanged }: Props) {
  const { t } = useTranslation('account-settings')
  const adding = useMutation(async () => {
    const { token, options } = await confirmed(startPasskey)
    const passkey = await createPasskey(options)
    const { recoveryCodes } = await addPasskey({ token, passkey, name: passkeyName(navigator.userAgent) })
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

type RowProps = { passkey: Passkey; isBusy: boolean; onRemove: () => void }

function PasskeyRow({ passkey, isBusy, onRemove }: RowProps) {
  const { t } = useTranslation('account-settings')
  const moment = useMoment(useLanguage().intl)
  const name = passkey.name || t('security.passkeys.unnamed')
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>{t('security.passkeys.added', { at: moment(passkey.createdAt) })}</small>
        {passkey.usedAt && <small>{t('security.passkeys.used', { at: moment(passkey.usedAt) })}</small>}
      </div>
      <Button
        look="outline"
        size="small"
        busy={isBusy}
        aria-label={t('security.passkeys.removeLabel', { name })}
        onClick={onRemove}
      >
        {t('security.passkeys.remove')}
      </Button>
    </li>
  )
}

const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** The system it was made on; empty for an unknown one. */
const passkeyName = (userAgent: string) => SYSTEMS.find(([mark]) => mark.test(userAgent))?.[1] ?? ''
