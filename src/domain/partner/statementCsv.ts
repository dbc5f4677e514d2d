import { STATEMENT_PARTS, type StatementFigures } from '@/domain/partner/statement'
import { csvOf } from '@/domain/text/csv'

const WHEN = ['month', 'timeZone', 'date'] as const
const WHAT = ['entry', 'code', 'fromAsset', 'toAsset', 'payoutId'] as const
const AMOUNTS = ['creditBtc', 'debitBtc'] as const

type Statement = StatementFigures & { timeZone: string; from: string; to: string }
type Line = {
  date: string
  /** Of the journal. */
  kind: string
  code: string | null
  fromAsset: string | null
  toAsset: string | null
  payoutId: string | null
  amountBtc: string
}

type Column = (typeof WHEN)[number] | (typeof WHAT)[number] | (typeof AMOUNTS)[number]
type Row = Partial<Record<Column, string | null>>

/** The opening balance, each entry, the total of each kind and the closing balance, in this order. */
export function statementCsv(statement: Statement, lines: readonly Line[]): string {
  const { month, timeZone, from, to, openingBtc, closingBtc } = statement
  const when = { month, timeZone }
  return csvOf<Row>(
    [...WHEN, ...WHAT, ...AMOUNTS],
    [
      { ...when, date: from, entry: 'opening_balance', ...sided(openingBtc) },
      ...lines.map(({ kind, amountBtc, ...line }) => ({
        ...when,
        ...line,
        entry: kind,
        ...sided(amountBtc),
      })),
      ...STATEMENT_PARTS.map((part) => ({
        ...when,
        date: to,
        entry: `total_${part}`,
        ...sided(statement[`${part}Btc`]),
      })),
      { ...when, date: to, entry: 'closing_balance', ...sided(closingBtc) },
    ],
  )
}

/** All months in one file, without their entries. */
export function statementsCsv(statements: readonly Statement[]): string {
  const rows = statements.flatMap((statement) => {
    const { month, timeZone, openingBtc, closingBtc } = statement
    const parts = STATEMENT_PARTS.map((part) => [`total_${part}`, statement[`${part}Btc`]] as const)
    const entries = [
      ['opening_balance', openingBtc] as const,
      ...parts,
      ['closing_balance', closingBtc] as const,
    ]
    return entries.map(([entry, amount]) => ({ month, timeZone, entry, ...sided(amount) }))
  })
  return csvOf(['month', 'timeZone', 'entry', ...AMOUNTS], rows)
}

/** In two columns: a spreadsheet would take what begins with a minus for a formula. */
const sided = (amount: string) =>
  amount.startsWith('-')
    ? { creditBtc: '0', debitBtc: amount.slice(1) }
    : { creditBtc: amount, debitBtc: '0' }
