/** Byte order mark: makes spreadsheets read UTF-8; JSON parsers fail on it. */
const MARK = '\ufeff'

export function downloadText(
  name: string,
  type: 'text/csv' | 'text/plain' | 'application/json',
  text: string,
): void {
  const parts = type === 'text/csv' ? [MARK, text] : [text]
  const url = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
