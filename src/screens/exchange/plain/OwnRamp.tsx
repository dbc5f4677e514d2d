import { useTranslation } from '@/i18n/useTranslation'
import { Button } from '@/ui/form/Button'
import { TextArea } from '@/ui/form/TextArea'
import checkbox from '@/ui/form/Checkbox.module.css'
import { Panel } from '@/ui/layout/Panel'
import type { OwnParts } from './OwnParts'
import styles from './Plain.module.css'

/** What the owner of an order at a ramp may do with it. How to pay, or where to go on, stands in the exchange itself. */
export function OwnRamp({ exchange, action, result }: OwnParts) {
  const { ramp } = exchange
  if (!ramp || ramp.actions.length === 0) return null
  return (
    <Panel>
      <div className={styles.form}>
        {ramp.actions.includes('reopen') && <Reopen action={action} ramp={ramp.ramp.name} />}
        {ramp.actions.includes('prove') && (
          <Prove action={action} isWrong={result?.kind === 'proof'} message={ramp.opened?.message ?? null} />
        )}
        {ramp.actions.includes('cancel') && <Cancel action={action} />}
      </div>
    </Panel>
  )
}

type FormProps = Pick<OwnParts, 'action'>

function Reopen({ action, ramp }: FormProps & { ramp: string }) {
  const { t } = useTranslation('exchange-status')
  return (
    <form className={styles.form} action={action} method="post">
      <Button type="submit" name="action" value="reopen" size="large">
        {t('ramp.open.again', { ramp })}
      </Button>
    </form>
  )
}

function Prove({ action, isWrong, message }: FormProps & { isWrong: boolean; message: string | null }) {
  const { t } = useTranslation('exchange-status')
  return (
    <form className={styles.form} action={action} method="post" autoComplete="off">
      {message && <TextArea label={t('ramp.sign.message')} defaultValue={message} readOnly />}
      <TextArea
        label={t('ramp.sign.field')}
        hint={t('ramp.sign.hint')}
        name="signature"
        rows={3}
        maxLength={1000}
        required
        error={isWrong && t('ramp.sign.wrong')}
      />
      <Button type="submit" name="action" value="prove">
        {t('ramp.sign.send')}
      </Button>
    </form>
  )
}

/** The box stands for the second press of a page with scripts. */
function Cancel({ action }: FormProps) {
  const { t } = useTranslation('exchange-status')
  return (
    <form className={styles.form} action={action} method="post">
      <label className={checkbox.tick}>
        <input type="checkbox" name="confirmed" value="yes" required />
        <span>{t('ramp.open.cancelSure')}</span>
      </label>
      <Button type="submit" name="action" value="cancel" look="outline">
        {t('ramp.open.cancel')}
      </Button>
    </form>
  )
}
