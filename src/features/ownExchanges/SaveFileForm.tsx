import { useState, type SubmitEvent } from 'react'
import { downloadText } from '@/browser/page/downloadText'
import type { OwnExchange } from '@/browser/storage/ownExchanges'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { Button } from '@/ui/form/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { TextField } from '@/ui/form/TextField'
import { importExchangeFile } from './importExchangeFile'
import styles from './OwnExchanges.module.css'

const MIN_PASSPHRASE = 12

type Problem = 'short' | 'nothing'

export function SaveFileForm({ list }: { list: OwnExchange[] }) {
  const { t } = useTranslation('own-exchanges')
  const failureText = useFailureText()
  const [omitted, setOmitted] = useState<ReadonlySet<string>>(new Set())
  const [passphrase, setPassphrase] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const chosen = list.filter(({ publicId }) => !omitted.has(publicId))
  const { isPending, failure, mutate, reset } = useMutation(async () => {
    const { writeExchangeFile } = await importExchangeFile()
    const file = await writeExchangeFile(chosen, passphrase)
    downloadText('exchanges-encrypted.json', 'application/json', file)
    setPassphrase('')
  })
  const choose = (publicId: string, isChosen: boolean) =>
    setOmitted(new Set([...omitted].filter((id) => id !== publicId).concat(isChosen ? [] : publicId)))
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    const found = chosen.length === 0 ? 'nothing' : passphrase.length < MIN_PASSPHRASE ? 'short' : null
    setProblem(found)
    if (found) reset()
    else void mutate()
  }
  return (
    <form noValidate aria-label={t('move.save')} onSubmit={save}>
      <Choices list={list} omitted={omitted} onChoose={choose} />
      <TextField
        type="password"
        autoComplete="new-password"
        label={t('move.passphrase')}
        hint={t('move.passphraseHint', { min: MIN_PASSPHRASE })}
        value={passphrase}
        error={problem === 'short' && t('move.short', { min: MIN_PASSPHRASE })}
        onChange={({ target }) => setPassphrase(target.value)}
      />
      {problem === 'nothing' && <p role="alert">{t('move.nothing')}</p>}
      {failure && (
        // Else it is WebCrypto that is missing: on an insecure origin.
        <p role="alert">{failure.kind === 'unreachable' ? failureText(failure) : t('move.saveFailed')}</p>
      )}
      <Button type="submit" look="outline" busy={isPending}>
        {t('move.save')}
      </Button>
    </form>
  )
}

type ChoicesProps = {
  list: OwnExchange[]
  omitted: ReadonlySet<string>
  onChoose: (publicId: string, isChosen: boolean) => void
}

function Choices({ list, omitted, onChoose }: ChoicesProps) {
  const { t } = useTranslation('own-exchanges')
  return (
    <fieldset className={styles.choice}>
      <legend>{t('move.choose')}</legend>
      {list.map(({ publicId, tickerFrom, tickerTo }) => (
        <Checkbox
          key={publicId}
          checked={!omitted.has(publicId)}
          onChange={(isChosen) => onChoose(publicId, isChosen)}
        >
          <span translate="no">{`${publicId} · ${tickerFrom.toUpperCase()} → ${tickerTo.toUpperCase()}`}</span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
