import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Of a bar or an embedded page that has a look of its own. */
const OTHERS = ['shell/Header.module.css', 'features/language/LanguageSwitch.module.css', 'ui/base.css']
const LOOK = /summary[^{}]*\{[^{}]*(?:list-style|cursor|font-weight)/
const MARKER = /summary(?:::?(?:after|before|marker|-webkit-details-marker)| svg)/

const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.css') && !OTHERS.includes(path),
)

test('what opens in place looks the same everywhere: ui/base.css says how', () => {
  expect(readFileSync('src/ui/base.css', 'utf8')).toMatch(LOOK)
  expect(stylesheets.length).toBeGreaterThan(50)
  const own = stylesheets.filter((path) => {
    const css = readFileSync(join('src', path), 'utf8')
    return LOOK.test(css) || MARKER.test(css)
  })
  expect(own).toEqual([])
})
