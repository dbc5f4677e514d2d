import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operatorScheme } from '@/config/operator/operatorStyle'
import { accentStyle } from '@/domain/site/accentStyle'
import type { EmbedTheme } from '@/domain/site/embed'

/** `chosen`: what a script sets on the document, else as the device has it. */
type Theme = EmbedTheme | 'chosen'

const made = new Map<string, string>()

/** Of a page without the site's stylesheets: the tokens of its color schemes, and the looks of that page. */
export function bareStyles(looks: string, theme: Theme, accent: string | null): string {
  const key = [theme, String(accent), looks].join()
  const known = made.get(key)
  if (known !== undefined) return known
  const tokens = readFileSync(join(process.cwd(), 'src/ui/theme.css'), 'utf8')
  const of = (selector: string) => `${selector}{${block(tokens, ':root')}${operatorScheme('light')}}`
  const darkOf = (selector: string) =>
    `${selector}{${block(tokens, "[data-theme='dark']")}${operatorScheme('dark')}}`
  const own = accent ? accentStyle(accent) : ''
  const [light, dark] = [of(':root'), darkOf(':root')]
  const byDevice = (css: string) => `@media (prefers-color-scheme:dark){${css}}`
  const schemes = {
    light,
    dark: light + dark,
    auto: light + byDevice(dark),
    chosen: light + byDevice(darkOf(":root:not([data-theme='light'])")) + darkOf(":root[data-theme='dark']"),
  }
  const styles = compact(schemes[theme] + own + looks)
  made.set(key, styles)
  return styles
}

function block(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`theme.css has no ${selector}`)
  return css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
}

const compact = (css: string) => css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')
