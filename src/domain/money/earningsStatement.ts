import { isAmount } from './amount'

export type StatementRow = { line: number; orderId: string; asset: string; amount: string }
export type StatementFault = { line: number; reason: string }

const COLUMNS = { orderId: 'orderid', asset: 'asset', amount: 'amount' } as const
const BOM = /^\uFEFF/
const UNQUOTED = /^"((?:[^"]|"")*)"$/

/**
 * A CSV file with a header: `order id`, `asset` and `amount` in any order, in capitals or not; other columns are ignored.
 * Separated by commas, or by semicolons where the header is. A line that cannot be read is a fault, none is skipped.
 */
export function readStatement(text: string): { rows: StatementRow[]; faults: StatementFault[] } {
  const lines = text.replace(BOM, '').split(/\r?\n/)
  const header = lines[0] ?? ''
  const separator = header.includes(';') && !header.includes(',') ? ';' : ','
  const names = (cellsOf(header, separator) ?? []).map((name) => name.toLowerCase().replace(/[\s_-]/g, ''))
  const at = {
    orderId: names.indexOf(COLUMNS.orderId),
    asset: names.indexOf(COLUMNS.asset),
    amount: names.indexOf(COLUMNS.amount),
  }
  if (Object.values(at).includes(-1))
    return { rows: [], faults: [{ line: 1, reason: 'the header must name order id, asset and amount' }] }
  const rows: StatementRow[] = []
  const faults: StatementFault[] = []
  const lineOf = new Map<string, number>()
  for (const [index, content] of lines.entries()) {
    const line = index + 1
    if (index === 0 || content.trim() === '') continue
    const cells = cellsOf(content, separator)
    const row = {
      line,
      orderId: cells?.[at.orderId] ?? '',
      asset: (cells?.[at.asset] ?? '').toLowerCase(),
      amount: cells?.[at.amount] ?? '',
    }
    const earlier = lineOf.get(row.orderId)
    const reason = cells?.length === names.length ? faultOf(row, earlier) : `${names.length} cells are needed`
    if (reason !== null) faults.push({ line, reason })
    else {
      rows.push(row)
      lineOf.set(row.orderId, line)
    }
  }
  return { rows, faults }
}

function faultOf({ orderId, asset, amount }: StatementRow, earlier: number | undefined): string | null {
  if (orderId === '') return 'no order id'
  if (asset === '') return 'no asset'
  if (!isAmount(amount)) return 'the amount is no decimal number'
  return earlier === undefined ? null : `the same order as in line ${earlier}`
}

/** Null where a quote is not closed. */
function cellsOf(line: string, separator: string): string[] | null {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted
    if (letter === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return isQuoted ? null : [...cells, cell].map(plain)
}

const plain = (cell: string) => {
  const trimmed = cell.trim()
  const quoted = UNQUOTED.exec(trimmed)?.[1]
  return quoted === undefined ? trimmed : quoted.replaceAll('""', '"').trim()
}
