import { bitcoinTx } from './staff'

/** Characters. */
export const MAX_IMPORT_TEXT = 50_000
export const MAX_IMPORT_ROWS = 200

export type ImportLine = { line: number; id: string; tx: string | null; problem: string | null }

const SEPARATOR = /[,;\t]/
const HASH_FORM = 'The hash of a Bitcoin transaction has 64 hexadecimal digits.'

/** Lines of `id,hash`, from a spreadsheet or a wallet: also with a heading, quotation marks, semicolons or tabs. */
export function readPayoutImport(text: string): ImportLine[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .split('\n')
    .map((written, index) => ({ line: index + 1, cells: cellsOf(written) }))
    .filter(({ cells }) => cells.some(Boolean))
  const rows = lines.filter(
    ({ cells: [first = '', second = ''] }, index) => index > 0 || !isHeading(first, second),
  )
  const ids = rows.map(({ cells: [id = ''] }) => id)
  return rows.map(({ line, cells }, index) => {
    const [id = '', hash = ''] = cells
    const tx = bitcoinTx(hash)
    const isRepeated = ids.indexOf(id) !== index
    return { line, id, tx, problem: problemOf(cells, tx, isRepeated) }
  })
}

const cellsOf = (written: string) =>
  written.split(SEPARATOR).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )

const isHeading = (first: string, second: string) =>
  /^(id|label|payout)$/i.test(first) && bitcoinTx(second) === null

function problemOf(cells: string[], tx: string | null, isRepeated: boolean): string | null {
  if (cells.length !== 2 || !/^[0-9a-z]{1,64}$/i.test(cells[0] ?? ''))
    return 'A line is an id, a comma and a hash.'
  if (tx === null) return HASH_FORM
  return isRepeated ? 'This id stands in an earlier line.' : null
}
