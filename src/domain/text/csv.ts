type CsvRow = Partial<Record<string, string | null>>

const END = '\r\n'

/** RFC 4180 with a heading line; an apostrophe leads a cell that a spreadsheet would take for a formula. */
export const csvOf = <Row extends CsvRow>(columns: readonly (keyof Row & string)[], rows: readonly Row[]) =>
  columns.join(',') + END + csvLines(columns, rows)

/** Without the heading: what follows an earlier part. */
export const csvLines = <Row extends CsvRow>(
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): string => rows.map((row) => columns.map((column) => cell(row[column])).join(',') + END).join('')

/** A number below zero is no formula. */
const NUMBER = /^-?\d+(\.\d+)?$/

function cell(value: string | null | undefined): string {
  const text = value ?? ''
  const isFormula = /^[=+\-@\t\r]/.test(text) && !NUMBER.test(text)
  const safe = isFormula ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
