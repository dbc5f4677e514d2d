/** Tells spreadsheets that a text is UTF-8; what reads JSON stumbles over it. */
const MARK = '\ufeff'

/** Hands the visitor a text as a file. */
export function downloadText(name: string, type: 'text/csv' | 'application/json', text: string): void {
  const parts = type === 'text/csv' ? [MARK, text] : [text]
  const url = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
