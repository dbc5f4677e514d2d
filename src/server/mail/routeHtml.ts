import { DEFAULT_COLORS } from '@/config/operator/themeColors.js'
import { contrast } from '@/domain/site/contrast.js'
import type { emailColors } from '@/server/mail/emailColors'
import { DRAWN, TABLE } from '@/server/mail/emailMarkup'
import type { EmailRoute } from '@/server/mail/EmailParts'

type Scheme = ReturnType<typeof emailColors>['light']

/** WCAG 2.2, 1.4.11. */
const MARK = 3
/** Pixels. */
const KNOT = 12
const FLAG = { width: 18, height: 12 }
const MAST = 22

/** An accent that cannot be seen on the operator's header gives way to the color of its text. */
function routeColors({ header, headerText, headerTextMuted, accent, negative }: Scheme) {
  const firstSeen = (...colors: string[]) =>
    colors.find((color) => contrast(color, header) >= MARK) ?? headerText
  return {
    way: firstSeen(accent),
    stop: firstSeen(negative, DEFAULT_COLORS.dark.negative),
    ahead: headerTextMuted,
    mast: headerText,
  }
}

export function routeRules(scheme: Scheme): string[] {
  const colors = routeColors(scheme)
  return [
    ...(['way', 'stop', 'ahead'] as const).map((name) => `.${name}{border-color:${colors[name]}!important}`),
    `.knot-way{background:${colors.way}!important}`,
    `.knot-stop{background:${colors.stop}!important}`,
    `.mast{background:${colors.mast}!important}`,
    ...(['way', 'stop'] as const).flatMap((name) => [
      `.east-${name}{border-left-color:${colors[name]}!important}`,
      `.west-${name}{border-right-color:${colors[name]}!important}`,
    ]),
  ]
}

/** The line with a knot for each step, and the pennant where it is now. Only cells and borders, for clients without SVG. */
export function routeHtml(route: EmailRoute, scheme: Scheme): string {
  const { steps, reached, state } = route
  const colors = routeColors(scheme)
  const at = state === 'done' ? steps - 1 : reached
  const here = state === 'stopped' ? ('stop' as const) : ('way' as const)
  const width = `${Math.floor(96 / (steps - 1))}%`
  const knots = Array.from({ length: steps }, (_, step) => {
    const knot = step > at ? hollow(colors.ahead) : filled(step === at ? here : 'way', colors)
    if (step === steps - 1) return knot
    return (
      knot +
      (step < at
        ? ropeOf('way', `solid ${colors.way}`, width)
        : ropeOf('ahead', `dotted ${colors.ahead}`, width))
    )
  })
  return `<div aria-hidden="true">
${pennant({ part: at / (steps - 1), here, colors })}
${TABLE} width="100%"><tr>${knots.join('')}</tr></table>
</div>`
}

type Colors = ReturnType<typeof routeColors>
type Here = 'way' | 'stop'

const filled = (name: Here, colors: Colors) =>
  `<td class="knot-${name}" width="${KNOT}" height="${KNOT}" bgcolor="${colors[name]}" style="min-width:${KNOT}px;border-radius:6px;background:${colors[name]};${DRAWN}">&nbsp;</td>`

const hollow = (color: string) =>
  `<td class="ahead" width="${KNOT - 4}" height="${KNOT - 4}" style="min-width:${KNOT - 4}px;border:2px solid ${color};border-radius:6px;${DRAWN}">&nbsp;</td>`

/** Half as high as a knot, so that its lower border is the line. */
const ropeOf = (name: 'way' | 'ahead', line: string, width: string) =>
  `<td width="${width}" valign="top" style="${DRAWN}">${TABLE} width="100%"><tr>` +
  `<td class="${name}" height="5" style="height:5px;border-bottom:2px ${line};${DRAWN}">&nbsp;</td></tr></table></td>`

type Pennant = { part: number; here: Here; colors: Colors }

/** Flies back over the line where nothing is left of it. */
function pennant({ part, here, colors }: Pennant): string {
  const isLast = part === 1
  const mast = `<td class="mast" width="2" height="${MAST}" bgcolor="${colors.mast}" style="min-width:2px;background:${colors.mast};${DRAWN}">&nbsp;</td>`
  const flag = flagOf(isLast ? 'west' : 'east', here, colors[here])
  const before = isLast
    ? `<td width="100%" align="right" valign="top" style="${DRAWN}">${flag}</td>`
    : part > 0
      ? `<td width="${Math.round(part * 100)}%" style="${DRAWN}">&nbsp;</td>`
      : ''
  const after = isLast ? '' : `<td align="left" valign="top" style="${DRAWN}">${flag}</td>`
  // Its inside reaches from the middle of the first knot to that of the last.
  return `${TABLE} width="100%"><tr><td style="padding:0 5px">${TABLE} width="100%"><tr>${before}${mast}${after}</tr></table></td></tr></table>`
}

/** A triangle of borders; a rectangle in Outlook for Windows, which draws no transparent ones. */
function flagOf(side: 'east' | 'west', here: Here, color: string): string {
  const { width, height } = FLAG
  const edge = `${height / 2}px solid transparent`
  const cloth = `border-${side === 'east' ? 'left' : 'right'}:${width}px solid ${color}`
  return (
    `<!--[if mso]>${TABLE}><tr><td width="${width}" height="${height}" bgcolor="${color}" style="${DRAWN}">&nbsp;</td></tr></table><![endif]-->` +
    `<!--[if !mso]><!--><div class="${side}-${here}" style="display:inline-block;width:0;height:0;border-top:${edge};border-bottom:${edge};${cloth};${DRAWN}"></div><!--<![endif]-->`
  )
}
