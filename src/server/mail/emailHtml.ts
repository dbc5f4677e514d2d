import { LANGUAGES, type Locale } from '@/i18n/languages'
import { emailColors } from '@/server/mail/emailColors'
import type { EmailLogo } from '@/server/mail/emailLogo'
import { escapeHtml, FONT, TABLE } from '@/server/mail/emailMarkup'
import type { EmailParts } from '@/server/mail/EmailParts'
import { figuresHtml } from '@/server/mail/figuresHtml'
import { routeHtml, routeRules } from '@/server/mail/routeHtml'

type Colors = ReturnType<typeof emailColors>

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
<div style="display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all">${escapeHtml(email.preheader)}${FILLER}</div>
${TABLE} class="ground" width="100%" bgcolor="${light.background}"><tr><td align="center" style="padding:24px 12px">
${TABLE} class="card" width="560" bgcolor="${light.surface}" style="width:100%;max-width:560px;background:${light.surface};border:1px solid ${light.line};border-radius:12px">
<tr><td class="header line pad" bgcolor="${light.header}" style="border-bottom:1px solid ${light.line};padding:22px 32px 20px;border-radius:12px 12px 0 0;background:${light.header};color:${light.headerText};${FONT};font-size:18px;font-weight:bold">
${masthead(email, light)}
${routeHtml(email.route, light)}
${email.route.label && `<p class="header" style="margin:10px 0 0;color:${light.headerText};font-size:14px;line-height:1.4;font-weight:bold">${escapeHtml(email.route.label)}</p>`}</td></tr>
<tr><td class="text pad" style="padding:32px;color:${light.text};${FONT};font-size:16px;line-height:1.5">
${content(email, light)}
</td></tr>
<tr><td class="muted line pad" style="padding:20px 32px;border-top:1px solid ${light.line};color:${light.textMuted};${FONT};font-size:13px;line-height:1.5">
${[email.reason, email.footer ?? '']
  .filter(Boolean)
  .map((text) => paragraph(escapeHtml(text)))
  .join('\n')}
${email.sender.map(escapeHtml).join('<br>\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function masthead({ brand, logo }: EmailParts, { accent, accentInk }: Colors['light']): string {
  const cell = '<td style="padding:0 0 6px">'
  if (!logo) {
    const initial = escapeHtml(Array.from(brand)[0]?.toUpperCase() ?? '')
    return `${TABLE}><tr>${cell}${TABLE}><tr><td class="mark" width="28" height="28" align="center" bgcolor="${accent}" style="border-radius:14px;background:${accent};color:${accentInk};font-size:16px;line-height:28px" aria-hidden="true">${initial}</td></tr></table></td><td style="padding:0 0 6px 10px">${escapeHtml(brand)}</td></tr></table>`
  }
  const { light, dark, hasName } = logo
  const pictures =
    light.src === dark.src
      ? [picture(light, { brand, hasName })]
      : [
          picture(light, { brand, hasName, className: 'logo-light' }),
          picture(dark, { brand, hasName, className: 'logo-dark' }),
        ]
  const name = hasName ? `&nbsp; ${escapeHtml(brand)}` : ''
  return `${TABLE}><tr>${cell}${pictures.join('')}${name}</td></tr></table>`
}

type PictureOptions = { brand: string; hasName: boolean; className?: string }

function picture({ src, width, height }: EmailLogo['light'], { brand, hasName, className }: PictureOptions) {
  const hidden = className === 'logo-dark' ? 'display:none;mso-hide:all;' : ''
  return `<img${className ? ` class="${className}"` : ''} src="${escapeHtml(src)}" width="${width}" height="${height}" alt="${hasName ? '' : escapeHtml(brand)}" style="${hidden}border:0;vertical-align:middle">`
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
    `.sunken{background:${dark.sunken}!important}`,
    `.quote{border-color:${dark.accent}!important}`,
    `.mark{background:${dark.accent}!important;color:${dark.accentInk}!important}`,
    ...routeRules(dark),
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
<title>${escapeHtml(subject)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${rules.join('')}}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.action{width:100%!important}.action a{display:block!important;text-align:center}}
${outlook.join('\n')}
</style>
</head>`
}

function content(email: EmailParts, light: Colors['light']): string {
  const { title, greeting, text, figures, message, notes, byHand, url } = email
  const plain = `<a class="plain" href="${escapeHtml(url)}" style="color:${light.text}">${escapeHtml(url)}</a>`
  return [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25;color:${light.text}">${escapeHtml(title)}</h1>`,
    paragraph(escapeHtml(greeting)),
    paragraph(escapeHtml(text)),
    quote(message ?? '', light),
    figuresHtml(figures, light),
    button(email, light),
    ...notes.map((note) => paragraph(escapeHtml(note))),
    `<p class="muted" style="margin:0;color:${light.textMuted};font-size:13px">${escapeHtml(byHand)}<br>${plain}</p>`,
  ]
    .filter(Boolean)
    .join('\n')
}

function quote(message: string, { sunken, accent }: Colors['light']): string {
  const paragraphs = message.split(/\n{2,}/).filter(Boolean)
  if (paragraphs.length === 0) return ''
  const lines = paragraphs.map(
    (lines, index) =>
      `<p style="margin:${index > 0 ? 12 : 0}px 0 0">${escapeHtml(lines).replaceAll('\n', '<br>\n')}</p>`,
  )
  return `${TABLE} width="100%" style="margin:0 0 20px"><tr><td class="quote sunken" bgcolor="${sunken}" style="padding:14px 18px;border-left:3px solid ${accent};border-radius:0 12px 12px 0;background:${sunken}">${lines.join('\n')}</td></tr></table>`
}

/** The padding is on the cell too: Outlook ignores that of a link. */
const button = ({ url, button }: EmailParts, { accent, accentInk }: Colors['light']) =>
  `${TABLE} class="action" style="margin:0 0 20px"><tr><td class="button" bgcolor="${accent}" style="border-radius:10px;background:${accent};mso-padding-alt:14px 24px">` +
  `<a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;color:${accentInk};font-weight:bold;text-decoration:none">${escapeHtml(button)}</a>` +
  '</td></tr></table>'

const paragraph = (inner: string) => `<p style="margin:0 0 16px">${inner}</p>`
