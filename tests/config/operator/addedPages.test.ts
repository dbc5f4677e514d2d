import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { describeOperator } from '@/config/operator/describeOperator'
import { addedPage } from '@/config/operator/operatorFacts'
import { readSettings, setOperator } from '@/config/operator/startOperator'
import { pageRoute } from '@/http/pageRoute'
import { sitemapHandler } from '@/http/sitemap/sitemapHandler'
import { incompletePages } from '@/i18n/incompletePages'
import { loadProse } from '@/i18n/loadTexts'
import { loadAddedPage } from '@/screens/prose/loadAddedPage'
import { requestTo } from '../../http/requestTo'
import { serveHandler } from '../../http/testSite'

vi.mock('@/http/loadCatalogue', () => ({ loadCatalogue: () => Promise.resolve({ currencies: [] }) }))
vi.mock('@/api/wireBackEnd', () => ({ wireBackEnd: () => undefined }))
vi.mock('@/api/loadBrands', () => ({ loadBrands: () => Promise.resolve([]) }))

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'halyard-pages-'))))
afterEach(() => {
  rmSync(folder, { recursive: true })
  setOperator(undefined)
})

const page = (heading: string, more = '', body = 'Body.') =>
  `---\ntitle: T\ndescription: D\nupdated: 2026-11-22\n${more}---\n\n# ${heading}\n\nLead.\n\n${body}\n`

function read(pages: Record<string, string>, yaml = '{}') {
  writeFileSync(join(folder, 'operator.yaml'), yaml)
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(join(folder, 'pages', path.slice(0, 2)), { recursive: true })
    writeFileSync(join(folder, 'pages', `${path}.md`), text)
  }
  return readSettings({ OPERATOR_FILE: join(folder, 'operator.yaml') })
}

function start(pages: Record<string, string>, yaml?: string) {
  const { operator, faults } = read(pages, yaml)
  expect(faults).toEqual([])
  setOperator(operator)
  return operator
}

async function sitemap(language: string): Promise<string> {
  const { body } = await (await serveHandler(sitemapHandler))(`/sitemaps/pages-${language}.xml`)
  return body.toString()
}

test.each([
  ['en/exchange', page('A'), 'pages/en/exchange.md must not have the name of an address of the site'],
  ['en/de', page('A'), 'must not have the name of an address'],
  ['en/term-of-use', page('A'), 'did you mean terms-of-use.md?'],
  ['de/careers', page('A'), 'pages/en/careers.md must exist'],
  ['en/fees', page('A', 'robots: noindex\n'), 'must have no robots'],
  ['en/careers', page('A', 'robots: none\n'), 'must begin with ---'],
])('the page %s is refused', (path, text, problem) => {
  const faults = read({ [path]: text }).faults.map((fault) => `${fault.name} ${fault.problem}`)
  expect(faults.join('\n')).toContain(problem)
})

test('a menu may link to an added page, and to none that does not exist', () => {
  const yaml = `
navigation: [{ label: A, href: /careers?from=menu }, { label: B, href: /nothing }, { label: C, href: /coins/btc }]
footer: [{ title: T, links: [{ label: A, href: '/carers#a' }] }]`
  const { faults } = read({ 'en/careers': page('A') }, yaml)
  expect(faults.map(({ name }) => name)).toEqual([
    'OPERATOR_FILE navigation.1.href',
    'OPERATOR_FILE footer.0.links.0.href',
  ])
})

test('an added page is listed where it has a text of its own and shows the default language elsewhere', async () => {
  const operator = start({
    'en/careers': page('Careers', '', '[Fees](/fees)'),
    'de/careers': page('Stellen'),
  })
  expect(describeOperator(operator)).toContain('added page: /careers (de, en)')
  expect((await loadProse('careers', 'de')).heading).toBe('Stellen')
  expect(await loadProse('careers', 'fr')).toMatchObject({
    heading: 'Careers',
    html: '<p><a href="/fr/fees">Fees</a></p>\n',
  })
  const german = await sitemap('de')
  const entry = german.split('<url>').find((one) => one.includes('/de/careers</loc>'))
  expect(entry?.match(/hreflang="[^"]*/g)).toEqual(['hreflang="en', 'hreflang="de', 'hreflang="x-default'])
  expect(await sitemap('fr')).not.toContain('careers')
})

test('a language that is not served has no alternate', () => {
  start({ 'en/careers': page('A'), 'de/careers': page('B'), 'fr/careers': page('C') }, 'languages: [en, fr]')
  expect(addedPage('careers')).toEqual({ languages: ['en', 'fr'], indexed: ['en', 'fr'] })
})

test('a page with noindex in its head is served and in no sitemap', async () => {
  start({ 'en/careers': page('Careers', 'robots: noindex\n') })
  expect((await loadProse('careers', 'en')).heading).toBe('Careers')
  expect(addedPage('careers')).toEqual({ languages: ['en'], indexed: [] })
  expect(await sitemap('en')).not.toContain('careers')
})

test('an added page without the legal facts it quotes is not complete', async () => {
  start({ 'de/careers': page('A', '', 'By {{legalName}}.') }, 'defaultLanguage: de')
  expect(await incompletePages()).toContainEqual({ path: '/careers', variables: ['LEGAL_NAME'] })
})

describe('an address of one segment', () => {
  const pathOf = (target: string) => {
    const route = pageRoute(requestTo(target), {})
    return route.kind === 'page' ? route.path : route.kind
  }

  test.each(['/unknown', '/wp-login.php', '/%E0%A4%A4', '/careers2'])('%s is the 404 page', (path) => {
    start({ 'en/careers': page('A') })
    expect(pathOf(path)).toBe('/404')
    expect(pathOf(`/_next/data/x/en${path}.json`)).toBe('missing')
  })

  test.each(['/careers', '/fees', '/coins/unknown', '/', '/buy-and-sell-crypto-on-acme'])(
    '%s is left to its page',
    (path) => {
      start({ 'en/careers': page('A') })
      expect(pathOf(path)).toBe(path)
      const data = `/_next/data/x/en${path === '/' ? '/index' : path}.json`
      expect(pathOf(data)).toBe(data)
    },
  )

  test('that reaches the page of added pages without being one is not found', async () => {
    start({ 'en/careers': page('A') })
    const { pageRetry } = await import('@/config/timings')
    expect(await loadAddedPage({ params: { page: 'a.txt' }, locale: 'en' })).toEqual({
      notFound: true,
      revalidate: pageRetry / 1000,
    })
  })
})
