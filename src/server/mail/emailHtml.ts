import { LANGUAGES, type Locale } from '@/i18n/languages'
import { emailColors } from '@/server/mail/emailColors'
import type { EmailLogo } from '@/server/mail/emailLogo'

export type EmailParts = {
  subject: string
  preheader: string
  greeting: string
  text: string
  /** Only in replies. */
  message: string | null
  button: string
  url: string
  expiry: string | null
  byHand: string
  ifNotYou: string
  reason: string
  brand: string
  logo: EmailLogo | null
  footer: string | null
  sender: string[]
}

type Colors = ReturnType<typeof emailColors>

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark)

const TABLE = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"'
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** Keeps a client from filling the preview with the text after the preheader. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60)

/** Tables and inline styles, as Outlook and Gmail need. The logo is the same for all, so that it tracks nobody. */
export function emailHtml(email: EmailParts, language: Locale): string {
  const colors = emailColors()
  const { light } = colors
  return `<!doctype html>
<html lang="${LANGUAGES[language].tag}">
${head(email.subject, colors)}
<body class="ground" style="margin:0;padding:0;background:${light.background};overflow-wrap:anywhere">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all">${escape(email.preheader)}${FILLER}</div>
${TABLE} class="ground" width="100%" bgcolor="${light.background}"><tr><td align="center" style="padding:24px 12px">
${TABLE} class="card" width="560" bgcolor="${light.surface}" style="width:100%;max-width:560px;background:${light.surface};border:1px solid ${light.line};border-radius:12px">
<tr><td class="header" bgcolor="${light.header}" style="padding:18px 32px;border-radius:12px 12px 0 0;background:${light.header};color:${light.headerText};${FONT};font-size:18px;font-weight:bold">${masthead(email)}</td></tr>
<tr><td class="text" style="padding:32px;color:${light.text};${FONT};font-size:16px;line-height:1.5">
${content(email, light)}
</td></tr>
<tr><td class="muted line" style="padding:20px 32px;border-top:1px solid ${light.line};color:${light.textMuted};${FONT};font-size:13px;line-height:1.5">
${[email.reason, email.footer ?? '']
  .filter(Boolean)
  .map((text) => paragraph(escape(text)))
  .join('\n')}
${email.sender.map(escape).join('<br>\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function masthead({ brand, logo }: EmailParts): string {
  if (!logo) return escape(brand)
  const { light, dark, hasName } = logo
  const pictures =
    light.src === dark.src
      ? [picture(light, { brand, hasName })]
      : [
          picture(light, { brand, hasName, className: 'logo-light' }),
          picture(dark, { brand, hasName, className: 'logo-dark' }),
        ]
  return pictures.join('') + (hasName ? `&nbsp; ${escape(brand)}` : '')
}

type PictureOptions = { brand: string; hasName: boolean; className?: string }

function picture({ src, width, height }: EmailLogo['light'], { brand, hasName, className }: PictureOptions) {
  const hidden = className === 'logo-dark' ? 'display:none;mso-hide:all;' : ''
  return `<img${className ? ` class="${className}"` : ''} src="${escape(src)}" width="${width}" height="${height}" alt="${hasName ? '' : escape(brand)}" style="${hidden}border:0;vertical-align:middle">`
}

/** The media query, and the attribute that Outlook's apps set. */
function head(subject: string, { dark }: Colors): string {
  const rules = [
    `.ground{background:${dark.background}!important}`,
    `.card{background:${dark.surface}!important;border-color:${dark.line}!important}`,
    `.header{background:${dark.header}!important;color:${dark.headerText}!important}`,
    `.text,.text h1,.text a.plain{color:${dark.text}!important}`,
    `.muted,.text .muted{color:${dark.textMuted}!important}`,
    '.logo-light{display:none!important}',
    '.logo-dark{display:inline-block!important}',
    `.line{border-color:${dark.line}!important}`,
    `.button{background:${dark.accent}!important}`,
    `.text .button a{color:${dark.accentInk}!important}`,
  ]
  const outlook = rules.map((rule) => rule.replace(/(^|,)(?=\.)/g, '$1[data-ogsc] '))
  return `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escape(subject)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${rules.join('')}}
${outlook.join('\n')}
</style>
</head>`
}

function content(email: EmailParts, light: Colors['light']): string {
  const { subject, greeting, text, message, expiry, byHand, url, ifNotYou } = email
  const plain = `<a class="plain" href="${escape(url)}" style="color:${light.text}">${escape(url)}</a>`
  return [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${light.text}">${escape(subject)}</h1>`,
    paragraph(escape(greeting)),
    paragraph(escape(text)),
    ...(message ?? '')
      .split(/\n{2,}/)
      .filter(Boolean)
      .map(asParagraph),
    button(email, light),
    ...(expiry ? [paragraph(escape(expiry))] : []),
    paragraph(escape(ifNotYou)),
    `<p class="muted" style="margin:0;color:${light.textMuted};font-size:13px">${escape(byHand)}<br>${plain}</p>`,
  ].join('\n')
}

/** The padding is on the cell too: Outlook ignores that of a link. */
const button = ({ url, button }: EmailParts, { accent, accentInk }: Colors['light']) =>
  `${TABLE} style="margin:0 0 20px"><tr><td class="button" bgcolor="${accent}" style="border-radius:10px;background:${accent};mso-padding-alt:14px 24px">` +
  `<a href="${escape(url)}" style="display:inline-block;padding:14px 24px;color:${accentInk};font-weight:bold;text-decoration:none">${escape(button)}</a>` +
  '</td></tr></table>'

const asParagraph = (lines: string) => paragraph(escape(lines).replaceAll('\n', '<br>\n'))
const paragraph = (inner: string) => `<p style="margin:0 0 16px">${inner}</p>`
