import { useTranslation } from 'next-i18next/pages'
import { useRef, useState, type SubmitEvent } from 'react'
import { addExchanges } from '@/browser/storage/ownExchanges'
import { Button } from '@/ui/form/Button'
import { TextField } from '@/ui/form/TextField'
import { readExchangeFile } from './exchangeFile'

/** In bytes: a hundred exchanges need less than a tenth of it. */
const MAX_FILE = 1_000_000

type State =
  | { kind: 'idle' | 'busy' | 'failed' | 'missing' }
  | { kind: 'done'; added: number; known: number; left: number }

export function OpenFileForm() {
  const { t } = useTranslation('own-exchanges')
  const [passphrase, setPassphrase] = useState('')
  const [state, setState] = useState<State>({ kind: 'idle' })
  const input = useRef<HTMLInputElement>(null)
  const open = async (event: SubmitEvent) => {
    event.preventDefault()
    const file = input.current?.files?.[0]
    if (!file) {
      setState({ kind: 'missing' })
      return
    }
    setState({ kind: 'busy' })
    setState(await addedFrom(file, passphrase))
  }
  return (
    <form noValidate aria-label={t('move.open')} onSubmit={(event) => void open(event)}>
      <TextField
        ref={input}
        type="file"
        accept=".json,application/json"
        label={t('move.file')}
        error={state.kind === 'missing' && t('move.missing')}
      />
      <TextField
        type="password"
        autoComplete="off"
        label={t('move.filePassphrase')}
        value={passphrase}
        onChange={({ target }) => setPassphrase(target.value)}
      />
      {state.kind === 'failed' && <p role="alert">{t('move.wrong')}</p>}
      <p role="status">
        <span>{state.kind === 'done' && t('move.added', { added: state.added, known: state.known })}</span>{' '}
        <span>{state.kind === 'done' && state.left > 0 && t('move.full', { left: state.left })}</span>
      </p>
      <Button type="submit" look="outline" busy={state.kind === 'busy'}>
        {t('move.open')}
      </Button>
    </form>
  )
}

async function addedFrom(file: File, passphrase: string): Promise<State> {
  try {
    if (file.size > MAX_FILE) return { kind: 'failed' }
    return { kind: 'done', ...addExchanges(await readExchangeFile(await file.text(), passphrase)) }
  } catch {
    // Wrong passphrase or another file: which of them, the cipher cannot say.
    return { kind: 'failed' }
  }
}
