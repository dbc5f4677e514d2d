import { useState } from 'react'
import { importPayouts } from '@/api/desk'
import type { ImportedRow } from '@/contract/deskPayoutBatches'
import { MAX_IMPORT_TEXT } from '@/domain/account/payoutImport'
import { useForm } from '@/query/useForm'
import { invalidate } from '@/query/useQuery'
import { confirmed } from '@/store/confirmed'
import { FieldFrame } from '@/ui/form/FieldFrame'
import { FormEnd } from '@/ui/form/FormEnd'
import { TextArea } from '@/ui/form/TextArea'
import { CardTable } from '@/ui/table/CardTable'
import styles from './Desk.module.css'
import { refusalReason } from './refusalReason'

type Checked = { text: string; rows: ImportedRow[] }

export function PayoutImportForm() {
  const { form, state, problems, text, setText, rows, isChecked } = useImport()
  const take = async (file: File | undefined) => {
    if (file) setText((await file.slice(0, MAX_IMPORT_TEXT).text()).replace(/^\ufeff/, ''))
  }
  return (
    <form {...form} className={styles.form} aria-label="Hashes of a batch">
      <FieldFrame label="CSV file">
        {(wiring) => (
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={(event) => void take(event.target.files?.[0])}
            {...wiring}
          />
        )}
      </FieldFrame>
      <TextArea
        label="Or lines of id,hash"
        name="text"
        rows={4}
        value={text}
        maxLength={MAX_IMPORT_TEXT}
        spellCheck={false}
        hint="Nothing is saved before you have seen the check."
        error={problems.text}
        onChange={(event) => setText(event.target.value)}
      />
      {rows && <ImportRows rows={rows} />}
      <FormEnd
        state={state}
        label={isChecked ? 'Save what is ready' : 'Check'}
        sending={isChecked ? 'Saving…' : 'Checking…'}
        fields="Check what you entered."
        uncertain="Nobody knows whether they were saved. Check again: what was saved is refused as sent already."
        instead={refusalReason(state)}
      />
    </form>
  )
}

/** Checked first; only what was checked is saved. */
function useImport() {
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<Checked | null>(null)
  const rows = checked?.text === text ? checked.rows : null
  const isChecked = rows?.some(({ outcome }) => outcome === 'ready') ?? false
  const handling = useForm({
    read: () => ({ text, isDryRun: !isChecked }),
    check: (typed) => ({
      text: typed.text.trim() ? undefined : 'Paste lines of id and hash, or choose a file.',
    }),
    send: async (typed) => {
      const imported = await confirmed(() => importPayouts(typed.text, typed.isDryRun))
      setChecked({ text: typed.text, rows: imported.rows })
      if (!typed.isDryRun) invalidate('payouts')
    },
  })
  return { ...handling, text, setText, rows, isChecked }
}

const OUTCOMES = { ready: 'Ready', sent: 'Saved', refused: 'Refused' } as const

const ImportRows = ({ rows }: { rows: ImportedRow[] }) => (
  <CardTable
    caption="What becomes of each line"
    columns={['Line', 'Payout', 'Amount', 'Outcome'].map((name) => ({ name }))}
    rows={rows.map(({ line, id, amountBtc, outcome, problem }) => ({
      key: String(line),
      cells: [
        String(line),
        id,
        amountBtc === null ? '–' : `${amountBtc} BTC`,
        problem === null ? OUTCOMES[outcome] : `${OUTCOMES[outcome]}: ${problem}`,
      ],
    }))}
  />
)
