import { fetchReportSummary } from '@/api/deskReports'
import { useMutation } from '@/query/useMutation'
import { LoadError } from '@/ui/feedback/LoadError'
import { Button } from '@/ui/form/Button'
import { CardTable } from '@/ui/table/CardTable'
import styles from './Desk.module.css'
import { downloadSums, type ReportChoice } from './downloadReport'

const keyOf = ({ report, from, to }: ReportChoice) => `${report} ${from} ${to}`

/** On request: each look stands in the audit log. */
export function ReportSums({ choice }: { choice: ReportChoice }) {
  const { state, args, isPending, failure, mutate } = useMutation((wanted: ReportChoice) =>
    fetchReportSummary(wanted.report, wanted),
  )
  const isShown = state.kind === 'done' && args !== null && keyOf(args[0]) === keyOf(choice)
  const rows = isShown ? state.data.rows : []
  return (
    <>
      <div className={styles.actions}>
        <Button look="outline" busy={isPending} onClick={() => void mutate(choice)}>
          Show sums
        </Button>
        {rows.length > 0 && (
          <Button look="outline" onClick={() => void downloadSums(choice)}>
            Download sums as CSV
          </Button>
        )}
      </div>
      {failure && <LoadError failure={failure} what="Sums: not loaded" onAgain={() => void mutate(choice)} />}
      {isShown && rows.length === 0 && <p role="status">There is nothing in this period.</p>}
      {rows.length > 0 && (
        <CardTable
          caption="Sums for each unit"
          columns={['Of', 'Group', 'Rows', 'Sum', 'Unit', 'Rows without a value'].map((name) => ({ name }))}
          rows={rows.map(({ measure = '', group = '', unit = '', count = '', sum = null, unknown = '' }) => ({
            key: `${measure} ${group} ${unit}`,
            cells: [measure ?? '', group ?? '', count ?? '', sum ?? 'unknown', unit ?? '', unknown ?? ''],
          }))}
        />
      )}
    </>
  )
}
