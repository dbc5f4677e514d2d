/** RFC 4180 with a heading line; an apostrophe leads a cell that a spreadsheet would take for a formula. */
export function csvOf<Row extends Partial<Record<string, string | null>>>(
  columns: (keyof Row & string)[],
  rows: Row[],
): string {
  const lines = [
    columns.join(','),
    ...rows.map((row) => columns.map((column) => cell(row[column])).join(',')),
  ]
  return lines.join('\r\n') + '\r\n'
}

function cell(value: string | null | undefined): string {
  const text = value ?? ''
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
