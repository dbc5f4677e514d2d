import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { ArrivedSection } from '@/ui/layout/ArrivedSection'
import { Button } from '@/ui/form/Button'
import { SubmitError } from '@/ui/form/SubmitError'
import styles from './MailboxNote.module.css'
import { SandboxMail } from './SandboxMail'

type Props = {
  kind: 'signUp' | 'reset'
  email: string
  onSendAgain: () => Promise<unknown>
  onOtherAddress: () => void
}

export function MailboxNote({ kind, email, onSendAgain, onOtherAddress }: Props) {
  const { t } = useTranslation(['sign-in', 'credentials'])
  const { state, mutate } = useMutation(onSendAgain)
  return (
    <ArrivedSection id="mailbox" title={t('mailbox.title')} className={styles.note}>
      <p className={styles.text}>{t(`mailbox.${kind}`, { email })}</p>
      <SandboxMail />
      <p className={styles.hint}>{t('mailbox.nothing')}</p>
      <div className={styles.buttons}>
        <Button look="outline" busy={state.kind === 'pending'} onClick={() => void mutate()}>
          {t(state.kind === 'pending' ? 'credentials:sending' : 'mailbox.again')}
        </Button>
        <Button look="quiet" onClick={onOtherAddress}>
          {t('mailbox.otherAddress')}
        </Button>
      </div>
      <p role="status">{state.kind === 'done' && t('mailbox.sentAgain')}</p>
      {state.kind === 'failed' && (
        <SubmitError
          failure={state.failure}
          fields={t('credentials:failed.fields')}
          uncertain={t('credentials:failed.uncertain')}
        />
      )}
    </ArrivedSection>
  )
}
