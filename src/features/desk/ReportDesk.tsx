import { useState } from 'react'
import {
  dayOf,
  monthBefore,
  periodOf,
  REPORT_FORMATS,
  REPORTS,
  type ReportFormat,
  type ReportName,
} from '@/domain/report/reports'
import { DAY } from '@/domain/time/durations'
import { useMutation } from '@/query/useMutation'
import { Callout } from '@/ui/feedback/Callout'
import { LoadError } from '@/ui/feedback/LoadError'
import { Button } from '@/ui/form/Button'
import { Segmented } from '@/ui/form/Segmented'
import { SelectField } from '@/ui/form/SelectField'
import { TextField } from '@/ui/form/TextField'
import styles from './Desk.module.css'
import { downloadReport, type ReportChoice } from './downloadReport'
import { refusalReason } from './refusalReason'
import { ReportSums } from './ReportSums'

const ABOUT: Record<ReportName, string> = {
  orders: 'Exchanges that were ordered in the period, with amounts and status as they are now.',
  earnings: 'What exchanges that finished in the period have earned, as it is known now.',
  payouts: 'Withdrawals that were requested in the period, with the transaction that sent each.',
  journal: 'Every line of the books of the period: what came, what is owed and what was paid.',
}

const PRESETS = [
  { label: 'This month', days: () => monthBefore(Date.now(), 0) },
  { label: 'Last month', days: () => monthBefore(Date.now(), 1) },
  {
    label: 'Last 12 months',
    days: () => ({ ...monthBefore(Date.now(), 11), to: monthBefore(Date.now(), 0).to }),
  },
  { label: 'Today', days: () => ({ from: dayOf(Date.now()), to: dayOf(Date.now() + DAY) }) },
] as const

export function ReportDesk() {
  const [report, setReport] = useState<ReportName>('orders')
  const [days, setDays] = useState(() => monthBefore(Date.now(), 1))
  const [format, setFormat] = useState<ReportFormat>('csv')
  const period = periodOf(days.from, days.to)
  return (
    <div className={styles.part}>
      <div className={styles.form}>
        <SelectField
          label="Report"
          hint={ABOUT[report]}
          value={report}
          options={REPORTS.map((value) => ({ value, label: LABELS[value] }))}
          onChange={({ target }) => setReport(REPORTS.find((one) => one === target.value) ?? 'orders')}
        />
      </div>
      <Period days={days} onChoose={setDays} />
      {typeof period === 'string' ? (
        <Callout tone="bad" role="alert" title={period} />
      ) : (
        <>
          <Segmented
            legend="Format"
            name="format"
            options={REPORT_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
            value={format}
            onChoose={setFormat}
          />
          <Download choice={{ report, ...days, format }} />
          <ReportSums choice={{ report, ...days, format }} />
        </>
      )}
    </div>
  )
}

const LABELS: Record<ReportName, string> = {
  orders: 'Orders',
  earnings: 'Earnings',
  payouts: 'Payouts',
  journal: 'Journal',
}

type Days = { from: string; to: string }

const Period = ({ days, onChoose }: { days: Days; onChoose: (days: Days) => void }) => (
  <>
    <div className={styles.actions}>
      {PRESETS.map((preset) => (
        <Button key={preset.label} look="outline" size="small" onClick={() => onChoose(preset.days())}>
          {preset.label}
        </Button>
      ))}
    </div>
    <div className={styles.days}>
      <TextField
        label="From 00:00 UTC of"
        hint="This day is part of the report."
        type="date"
        value={days.from}
        onChange={({ target }) => onChoose({ ...days, from: target.value })}
      />
      <TextField
        label="Until 00:00 UTC of"
        hint="This day is not part of it."
        type="date"
        value={days.to}
        onChange={({ target }) => onChoose({ ...days, to: target.value })}
      />
    </div>
  </>
)

function Download({ choice }: { choice: ReportChoice }) {
  const [rows, setRows] = useState(0)
  const { state, isPending, failure, mutate } = useMutation((wanted: ReportChoice) => {
    setRows(0)
    return downloadReport(wanted, setRows)
  })
  return (
    <>
      <div>
        <Button busy={isPending} onClick={() => void mutate(choice)}>
          Download
        </Button>
      </div>
      {isPending && <p role="status">{rows} rows so far…</p>}
      {state.kind === 'done' && <p role="status">{state.data} rows are in the file.</p>}
      {failure &&
        (refusalReason(state) ?? (
          <LoadError failure={failure} what="The report was not loaded" onAgain={() => void mutate(choice)} />
        ))}
    </>
  )
}
