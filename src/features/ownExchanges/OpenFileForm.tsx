import { useRef, useState, type SubmitEvent } from 'react'
import { addExchanges } from '@/browser/storage/ownExchanges'
import { useFailureText } from '@/i18n/useFailureText'
import { useTranslation } from '@/i18n/useTranslation'
import { useMutation } from '@/query/useMutation'
import { Callout } from '@/ui/feedback/Callout'
import { Button } from '@/ui/form/Button'
import { TextField } from '@/ui/form/TextField'
import { importExchangeFile } from './importExchangeFile'

/** Bytes; a hundred exchanges need less than a tenth. */
const MAX_FILE = 1_000_000

export function OpenFileForm() {
  const { t } = useTranslation('own-exchanges')
  const failureText = useFailureText()
  const [passphrase, setPassphrase] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { state, isPending, failure, mutate, reset } = useMutation((file: File) =>
    addedFrom(file, passphrase),
  )
  const input = useRef<HTMLInputElement>(null)
  const open = (event: SubmitEvent) => {
    event.preventDefault()
    const file = input.current?.files?.[0]
    setMissing(!file)
    if (file) void mutate(file)
    else reset()
  }
  const added = state.kind === 'done' ? state.data : null
  return (
    <form noValidate aria-label={t('move.open')} onSubmit={open}>
      <TextField
        ref={input}
        type="file"
        accept=".json,application/json"
        label={t('move.file')}
        error={isMissing && t('move.missing')}
      />
      <TextField
        type="password"
        autoComplete="off"
        label={t('move.filePassphrase')}
        value={passphrase}
        onChange={({ target }) => setPassphrase(target.value)}
      />
      {failure && (
        <Callout
          tone="bad"
          role="alert"
          title={failure.kind === 'unreachable' ? failureText(failure) : t('move.wrong')}
        />
      )}
      <p role="status">
        <span>{added && t('move.added', { added: added.added, known: added.known })}</span>{' '}
        <span>{added && added.left > 0 && t('move.full', { left: added.left })}</span>
      </p>
      <Button type="submit" look="outline" busy={isPending}>
        {t('move.open')}
      </Button>
    </form>
  )
}

async function addedFrom(file: File, passphrase: string) {
  // The cipher cannot distinguish a wrong passphrase from a foreign file.
  if (file.size > MAX_FILE) throw new Error('too large')
  const { readExchangeFile } = await importExchangeFile()
  return addExchanges(await readExchangeFile(await file.text(), passphrase))
}
