import { LANGUAGES, type Locale } from '@/i18n/languages'

export type EmailParts = {
  subject: string
  greeting: string
  text: string
  button: string
  url: string
  expiry: string | null
  byHand: string
  ifNotYou: string
  brand: string
  site: string
}

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark)

const paragraph = (inner: string) => `<p style="margin:0 0 16px">${inner}</p>`
const link = (url: string, inner: string, style = '') => `<a href="${escape(url)}"${style}>${inner}</a>`
// No colours: the mail program's own are right in light and in dark.
const BUTTON =
  ' style="display:inline-block;padding:12px 20px;border:2px solid;border-radius:10px;font-weight:bold;text-decoration:none"'

/** HTML without pictures, scripts or anything else to be fetched. Every part is escaped here. */
export function emailHtml(email: EmailParts, language: Locale): string {
  const { greeting, text, button, url, expiry, byHand, ifNotYou, brand, site } = email
  const body = [
    paragraph(escape(greeting)),
    paragraph(escape(text)),
    paragraph(link(url, escape(button), BUTTON)),
    ...(expiry ? [paragraph(escape(expiry))] : []),
    paragraph(`${escape(byHand)}<br>${link(url, escape(url))}`),
    paragraph(escape(ifNotYou)),
    paragraph(`${escape(brand)}<br>${link(site, escape(site))}`),
  ].join('\n')
  return `<!doctype html>
<html lang="${LANGUAGES[language].tag}">
<head><meta charset="utf-8"><title>${escape(email.subject)}</title></head>
<body style="margin:0 auto;padding:24px;max-width:560px;font:16px/1.5 sans-serif;overflow-wrap:anywhere">
${body}
</body>
</html>
`
}
