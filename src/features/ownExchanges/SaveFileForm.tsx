import { useTranslation } from 'next-i18next/pages'
import { useState, type SubmitEvent } from 'react'
import { downloadText } from '@/browser/page/downloadText'
import type { OwnExchange } from '@/browser/storage/ownExchanges'
import { Button } from '@/ui/form/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { TextField } from '@/ui/form/TextField'
import { writeExchangeFile } from './exchangeFile'
import styles from './OwnExchanges.module.css'

const MIN_PASSPHRASE = 12

type Problem = 'short' | 'nothing' | 'saveFailed'

export function SaveFileForm({ list }: { list: OwnExchange[] }) {
  const { t } = useTranslation('own-exchanges')
  const [omitted, setOmitted] = useState<ReadonlySet<string>>(new Set())
  const [passphrase, setPassphrase] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const chosen = list.filter(({ publicId }) => !omitted.has(publicId))
  const choose = (publicId: string, isChosen: boolean) =>
    setOmitted(new Set([...omitted].filter((id) => id !== publicId).concat(isChosen ? [] : publicId)))
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const found = chosen.length === 0 ? 'nothing' : passphrase.length < MIN_PASSPHRASE ? 'short' : null
    setProblem(found)
    if (found) return
    setBusy(true)
    try {
      const file = await writeExchangeFile(chosen, passphrase)
      downloadText('exchanges-encrypted.json', 'application/json', file)
      setPassphrase('')
    } catch {
      // Only a browser without WebCrypto cannot encrypt: an insecure origin.
      setProblem('saveFailed')
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate aria-label={t('move.save')} onSubmit={(event) => void save(event)}>
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
      {problem && problem !== 'short' && <p role="alert">{t(`move.${problem}`)}</p>}
      <Button type="submit" look="outline" busy={isBusy}>
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
