import type { DeskCalls } from '@/contract/deskResults'
import { CardTable } from '@/ui/table/CardTable'
import { DeskTime } from './DeskTime'

export const CallTable = ({ name, calls }: { name: string; calls: DeskCalls }) => (
  <CardTable
    caption={`Calls to ${name} by this process`}
    columns={['Call', 'State', 'Circuit', 'Calls', 'Failures', 'Last error'].map((column) => ({
      name: column,
    }))}
    rows={calls.map(({ kind, state, circuit, lastError, ...counts }) => ({
      key: kind,
      cells: [
        kind,
        state.replaceAll('_', ' '),
        circuit,
        String(counts.calls),
        String(counts.failures),
        lastError ? (
          <span key="error">
            {[lastError.code, lastError.status, lastError.reason].filter(Boolean).join(' ')},{' '}
            <DeskTime at={lastError.at} />
          </span>
        ) : (
          '–'
        ),
      ],
    }))}
  />
)
