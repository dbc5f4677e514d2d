import { removeTotp, startTotp } from '@/api/security'
import { useTranslation } from '@/i18n/useTranslation'
import { confirmed } from '@/store/confirmed'
import { useMutation } from '@/query/useMutation'
import { Button } from '@/ui/form/Button'
import type { FactorChange } from './FactorChange'
import { Failed } from './Failed'
import styles from './Settings.module.css'

type Props = { isOn: boolean; onChanged: (change: FactorChange) => void }

export function Totp({ isOn, onChanged }: Props) {
  const { t } = useTranslation('account-settings')
  const starting = useMutation(async () => {
    const [{ TotpSetup }, started] = await Promise.all([import('./TotpSetup'), confirmed(startTotp)])
    return { Setup: TotpSetup, ...started }
  })
  const removing = useMutation(async () => {
    await confirmed(removeTotp)
    onChanged({ kind: 'removed', codes: null })
  })
  const started = !isOn && starting.state.kind === 'done' ? starting.state.data : null
  const { state } = isOn ? removing : starting
  return (
    <section aria-labelledby="totp" className={styles.note}>
      <h3 id="totp">{t('security.totp.title')}</h3>
      <p>{t(isOn ? 'security.totp.on' : 'security.totp.off')}</p>
      {state.kind === 'failed' && <Failed failure={state.failure} />}
      {started ? (
        <started.Setup secret={started.secret} uri={started.uri} onChanged={onChanged} />
      ) : (
        <Button
          look="outline"
          busy={state.kind === 'pending'}
          onClick={() => void (isOn ? removing : starting).mutate()}
        >
          {t(isOn ? 'security.totp.remove' : 'security.totp.add')}
        </Button>
      )}
    </section>
  )
}
