const COLUMNS = [
  { key: 'name', head: 'Median of the runs' },
  { key: 'value', head: 'Halyard', isNumber: true },
  { key: 'base', head: 'beside', isNumber: true },
  { key: 'ratio', head: 'ratio', isNumber: true },
  { key: 'limit', head: 'limit', isNumber: true },
  { key: 'verdict', head: 'verdict' },
  { key: 'trend', head: 'trend' },
]

/** A markdown table that also reads well in a terminal. */
export function table(rows) {
  const columns = COLUMNS.map((column) => ({
    ...column,
    width: Math.max(column.head.length, ...rows.map((row) => row[column.key].length)),
  }))
  const line = (cell) => `| ${columns.map(cell).join(' | ')} |`
  const fit = (text, { width, isNumber }) => (isNumber ? text.padStart(width) : text.padEnd(width))
  return [
    line((column) => fit(column.head, column)),
    line(({ width, isNumber }) => (isNumber ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))),
    ...rows.map((row) => line((column) => fit(row[column.key], column))),
  ].join('\n')
}
