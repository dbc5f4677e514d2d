import type { emailColors } from '@/server/mail/emailColors'
import { escapeHtml, MONO, TABLE } from '@/server/mail/emailMarkup'
import type { EmailFigure } from '@/server/mail/EmailParts'

type Scheme = ReturnType<typeof emailColors>['light']

/** Amounts, and what else is looked up in an email, in a panel; empty without any. */
export function figuresHtml(figures: readonly EmailFigure[], colors: Scheme): string {
  if (figures.length === 0) return ''
  const { sunken } = colors
  return `${TABLE} class="sunken" width="100%" bgcolor="${sunken}" style="margin:0 0 20px;border-radius:12px;background:${sunken}">
${figures.map((figure, index) => rowOf(figure, index === 0, colors)).join('\n')}
</table>`
}

/** Characters of a value that still has its label beside it at 320 pixels. */
const MAX_BESIDE = 16

const STYLES: Record<EmailFigure['look'], string> = {
  amount: 'font-size:26px;line-height:1.25;font-weight:bold',
  row: 'font-size:16px;line-height:1.4;font-weight:bold',
  text: 'font-size:16px;line-height:1.4',
  code: `${MONO};font-size:13px;line-height:1.5;word-break:break-all`,
}

function rowOf({ look, label, value, notes }: EmailFigure, isFirst: boolean, colors: Scheme): string {
  const line = isFirst ? '' : `border-top:1px solid ${colors.line};`
  const cell = (padding: string) => `class="line" style="padding:${padding};${line}`
  const small = `<div class="muted" style="color:${colors.textMuted};font-size:13px;line-height:1.5">`
  const name = `${small}${escapeHtml(label)}</div>`
  const below = notes.map((note) => `${small}${escapeHtml(note)}</div>`).join('')
  const text = `<div style="${STYLES[look]}">${escapeHtml(value)}</div>${below}`
  if (look !== 'row' || value.length > MAX_BESIDE)
    return `<tr><td colspan="2" ${cell('14px 18px')}">${name}${text}</td></tr>`
  return `<tr><td valign="top" ${cell('14px 8px 14px 18px')}">${name}</td><td align="right" valign="top" ${cell('12px 18px 12px 8px')};text-align:right;overflow-wrap:normal">${text}</td></tr>`
}
