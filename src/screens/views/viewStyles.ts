import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operatorScheme } from '@/config/operator/operatorStyle'
import { accentStyle } from '@/domain/site/accentStyle'
import type { EmbedTheme } from '@/domain/site/embed'

const made = new Map<string, string>()

export function viewStyles(theme: EmbedTheme, accent: string | null): string {
  const key = theme + String(accent)
  const known = made.get(key)
  if (known !== undefined) return known
  const tokens = readFileSync(join(process.cwd(), 'src/ui/theme.css'), 'utf8')
  const light = `:root{${block(tokens, ':root')}${operatorScheme('light')}}`
  const dark = `:root{${block(tokens, "[data-theme='dark']")}${operatorScheme('dark')}}`
  const own = accent ? accentStyle(accent) : ''
  const schemes = {
    light,
    dark: light + dark,
    auto: `${light}@media (prefers-color-scheme:dark){${dark}}`,
  }
  const looks = readFileSync(join(process.cwd(), 'src/screens/views/view.css'), 'utf8')
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
