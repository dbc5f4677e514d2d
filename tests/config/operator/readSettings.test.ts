import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSettings } from '@/config/operator/startOperator'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'halyard-brand-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content)
function faultsOf(yaml: string, more: Record<string, string> = {}) {
  write('operator.yaml', yaml)
  return readSettings({ OPERATOR_FILE: join(folder, 'operator.yaml'), ...more }).faults.map(
    ({ name, problem }) => `${name} ${problem}`,
  )
}
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90"/></svg>'
const LOGO = 'brand: { logo: { onLight: a.svg, onDark: a.svg } }'

test('the file that docs/branding.md begins with is right', () => {
  for (const name of ['logo-on-light.svg', 'logo-on-dark.svg']) write(name, SVG)
  const [, yaml = ''] = /```yaml\n(brand:\n[^`]+)```/.exec(readFileSync('docs/branding.md', 'utf8')) ?? []
  expect(yaml).toContain('spreadPercent')
  expect(faultsOf(yaml)).toEqual([])
})

describe('a wrong operator file', () => {
  test.each([
    ['brnad: {}', 'brnad must not be there: did you mean brand?'],
    ['brand: { nmae: A }', 'brand.nmae must not be there: did you mean name?'],
    ['brand: { tagline: { xx: A } }', 'brand.tagline.xx must not be there: known here are en, de'],
    ['pages: { off: [/loyality] }', 'did you mean /loyalty?'],
    ['colors: { light: { accent: red } }', 'colors.light.accent must be a colour'],
    ['home: { sections: [rates, rates] }', 'home.sections must name each once'],
    ['countries: { deny: [USA] }', 'countries.deny.0 must be an ISO 3166 code such as US'],
    ['countries: { deny: [UK] }', 'countries.deny.0 must be an ISO 3166 code in use, such as GB'],
    ['languages: [de]', 'defaultLanguage must be one of languages: de'],
    [
      'navigation: [{ label: A, href: "javascript:alert(1)" }]',
      'navigation.0.href must be a page of the site',
    ],
    ['navigation: [{ label: A, href: "//evil.example" }]', 'navigation.0.href must be a page of the site'],
    ['brand: { email: nonsense }', 'OPERATOR_FILE brand.email must be an email address'],
    [
      'programmes: { fees: { spreadPercent: { floating: -1, fixed: 1 } } }',
      'floating must be a decimal number',
    ],
    ['brand: { favicon: ../secret.svg }', 'brand.favicon must be the path of a file below OPERATOR_DIR'],
    [
      'brand: { favicon: missing.svg }',
      'brand.favicon must be a file that can be read (ENOENT): missing.svg',
    ],
    ['brand: [', 'OPERATOR_FILE must be YAML'],
  ])('%s is refused with what is meant', (yaml, problem) => {
    expect(faultsOf(yaml).join('\n')).toContain(problem)
  })

  test('is told with the wrong variables in one list', () => {
    const faults = faultsOf('colors: { light: { text: "#cccccc" } }', { LOG_LEVEL: 'verbose' }).join('\n')
    expect(faults).toMatch(/^LOG_LEVEL must be one of/m)
    expect(faults).toContain(
      'colors.light.text must have a contrast of at least 4.5 to 1 with surface #ffffff; #cccccc has 1.60',
    )
  })

  test('OPERATOR_DIR without OPERATOR_FILE is refused', () => {
    expect(readSettings({ OPERATOR_DIR: folder }).faults).toHaveLength(1)
  })
})

describe('a logo', () => {
  test('brings its own proportions', () => {
    write('a.svg', SVG)
    expect(faultsOf(LOGO)).toEqual([])
    const { operator } = readSettings({ OPERATOR_FILE: join(folder, 'operator.yaml') })
    expect(operator.logo?.onDark).toMatchObject({ type: 'image/svg+xml', width: 90, height: 30 })
    expect(operator.logo?.onDark.url).toMatch(/^\/api\/site\/brand\/logo-[0-9a-f]{12}\.svg$/)
  })

  test.each([
    ['a script', SVG.replace('<path', '<script>alert(1)</script><path')],
    ['a handler', SVG.replace('<path', '<path onload="alert(1)"')],
    ['a picture of elsewhere', SVG.replace('<path', '<image href="https://evil.example/a.png"/><path')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`],
    ['a style sheet of elsewhere', SVG.replace('<path', '<style>@import "//evil.example"</style><path')],
    ['a fill of elsewhere', SVG.replace('<path', '<path fill="url(https://evil.example/#a)"')],
    ['a page inside', SVG.replace('<path', '<foreignObject/><path')],
  ])('with %s is refused', (_, svg) => {
    write('a.svg', svg)
    expect(faultsOf(LOGO).join()).toContain('must hold no scripts')
  })

  test('that is too large, or has no proportions, is refused', () => {
    write('a.svg', SVG + ' '.repeat(64_000))
    expect(faultsOf(LOGO).join()).toContain('must have at most 64000 bytes')
    write('a.svg', SVG.replace('viewBox="0 0 90 30"', ''))
    expect(faultsOf(LOGO).join()).toContain('must have a viewBox')
  })
})

test('countries that nothing names are warned of', () => {
  write('operator.yaml', 'countries: { deny: [US] }')
  const warningsWith = (more: Record<string, string>) =>
    readSettings({ OPERATOR_FILE: join(folder, 'operator.yaml'), ...more }).warnings
  expect(warningsWith({})).toEqual(['OPERATOR_FILE countries has no effect: COUNTRY_HEADER is not set'])
  expect(warningsWith({ COUNTRY_HEADER: 'X-Country', TRUST_PROXY: '1' })).toEqual([])
})

test('a variable that is set wins over the file; what is not set comes from it', () => {
  write(
    'operator.yaml',
    'brand: { name: Kite, email: a@b.example }\nlegal: { recordsYears: 7, countries: [US] }',
  )
  const { values, fromFile } = readSettings({
    OPERATOR_FILE: join(folder, 'operator.yaml'),
    BRAND_NAME: 'Nordwind',
  })
  expect(values).toMatchObject({
    brandName: 'Nordwind',
    contactEmail: 'a@b.example',
    legalRecordsYears: '7',
    legalCountries: 'US',
  })
  expect(fromFile.map(({ path }) => path)).toEqual(['brand.email', 'legal.countries', 'legal.recordsYears'])
})

test('another text, logo or page of the overlay makes another fingerprint', () => {
  write('a.svg', SVG)
  write('operator.yaml', LOGO)
  const read = () => readSettings({ OPERATOR_FILE: join(folder, 'operator.yaml') }).operator.fingerprint
  const first = read()
  expect(first).toHaveLength(16)
  write('a.svg', SVG.replace('h90', 'h80'))
  const second = read()
  expect(second).not.toBe(first)
  write('operator.yaml', `${LOGO}\nlanguages: [en]`)
  expect(new Set([first, second, read()]).size).toBe(3)
})

test.each(['meridian', 'kite', 'ledgerhouse'])('the example %s is right', (name) => {
  expect(readSettings({ OPERATOR_FILE: `deploy/examples/${name}/operator.yaml` }).faults).toEqual([])
})
