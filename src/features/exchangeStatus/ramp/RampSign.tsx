import type { Exchange } from '@/contract/exchanges'
import type { OpenedRampView } from '@/contract/rampParts'
import { type Failure, refusedFields } from '@/domain/text/failure'
import { typedText } from '@/domain/text/typedText'
import { useTranslation } from '@/i18n/useTranslation'
import { Destination } from '@/ui/currency/Destination'
import { Button } from '@/ui/form/Button'
import { CopyButton } from '@/ui/form/CopyButton'
import { SubmitError } from '@/ui/form/SubmitError'
import { TextField } from '@/ui/form/TextField'
import { useCopyWords } from '../useCopyWords'
import styles from './Ramp.module.css'
import type { SignTool } from './SignTool'
import { useRampAction } from './useRampAction'

type Props = {
  exchange: Exchange
  opened: OpenedRampView
  signTool: SignTool | undefined
  onDone: (exchange: Exchange) => void
}

/** The receiving address proves whose it is: by the wallet of this browser, or by a signature made elsewhere. */
export function RampSign({ exchange, opened, signTool, onDone }: Props) {
  const { t } = useTranslation('exchange-status')
  const copyWords = useCopyWords()
  const { act, isBusy, failure } = useRampAction(exchange.publicId, onDone)
  const { message } = opened
  const { addressTo } = exchange.extendedInfo
  if (message === null || !exchange.ramp) return null
  if (!exchange.ramp.actions.includes('prove'))
    return <p role="status">{t('ramp.sign.sent', { ramp: exchange.ramp.ramp.name })}</p>
  const prove = (signature: string) => act({ action: 'prove', signature })
  return (
    <div className={styles.step}>
      <dl className={styles.message}>
        <dt>{t('ramp.sign.message')}</dt>
        <dd>
          <pre translate="no">{message}</pre>
          <CopyButton value={message} words={copyWords} label={t('ramp.sign.copy')} />
        </dd>
        <dt>{t('ramp.sign.address')}</dt>
        <dd>
          <Destination address={addressTo} notes={[]} />
        </dd>
      </dl>
      {opened.scheme === 'personal_sign' && signTool?.(message, addressTo, prove)}
      <SignatureForm {...{ failure, isBusy }} onSend={prove} />
    </div>
  )
}

type FormProps = { failure: Failure | null; isBusy: boolean; onSend: (signature: string) => void }

function SignatureForm({ failure, isBusy, onSend }: FormProps) {
  const { t } = useTranslation('exchange-status')
  const isWrong = refusedFields(failure).signature !== undefined
  return (
    <form
      className={styles.step}
      data-scripted=""
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSend(typedText(new FormData(event.currentTarget), 'signature').trim())
      }}
    >
      <TextField
        label={t('ramp.sign.field')}
        hint={t('ramp.sign.hint')}
        name="signature"
        autoComplete="off"
        spellCheck={false}
        maxLength={1000}
        error={isWrong && t('ramp.sign.wrong')}
      />
      {failure && !isWrong && (
        <SubmitError failure={failure} fields={t('ramp.sign.wrong')} uncertain={t('choice.uncertain')} />
      )}
      <Button type="submit" look="outline" busy={isBusy}>
        {t('ramp.sign.send')}
      </Button>
    </form>
  )
}
