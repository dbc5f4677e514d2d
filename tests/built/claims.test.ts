import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { CONFIGURATION_NAMES, configurationOf, type ConfigurationName } from '../i18n/configurations'
import { paprikaRow } from '../server/prices/priceServer'
import { startFakeProvider, type FakeProvider } from '../server/providers/fakeProvider'
import { BITY_ROUTES } from '../server/ramps/bityServer'
import { SPEC_ROUTES } from '../specRoutes'
import { ADAPTERS } from './support/adapters'
import { startBuiltSite } from './support/builtSite'

/** Of the fakes: what they say of an exchange of this pair, and what their market says of its coins. */
const PAYOUTS = { near: '29', changenow: '0.09' }
const PRICES = { btc: 60_123.45, eth: 2_500.5 }

/** Where figures stand that come from a provider, a price source or nobody. */
const OF_FIGURES = [
  ...['/', '/fees', '/coins', '/coins/btc', '/coins/eth', '/crypto-to-crypto/btc-eth'],
  ...['/how-to-exchange/btc/eth', '/what-is/bitcoin', '/faq', '/providers', '/swap/tether'],
  ...['/exchange-v2/exchange', '/coins/stablecoins', '/crypto-to-crypto', '/how-to-exchange'],
]
const PAGES = [...new Set([...SPEC_ROUTES.map(([route, address = route]) => address), ...OF_FIGURES])]

const folder = mkdtempSync(join(tmpdir(), 'halyard-claims-'))
const sites = new Map<ConfigurationName, Awaited<ReturnType<typeof startBuiltSite>>>()
const fakes: FakeProvider[] = []
const fake = async (routes: Parameters<typeof startFakeProvider>[0]) => {
  const started = await startFakeProvider(routes)
  fakes.push(started)
  return started.url
}

beforeAll(async () => {
  const at = () => new Date().toISOString()
  const tickers = () => ({
    body: [
      paprikaRow('btc-bitcoin', 'BTC', PRICES.btc, 1.5, at()),
      paprikaRow('eth-ethereum', 'ETH', PRICES.eth, -1.5, at()),
    ],
  })
  const prices = await fake({ 'GET /tickers': tickers })
  const settings: Record<string, string> = {
    ...{ COINPAPRIKA_URL: prices, KRAKEN_URL: prices, BINANCE_URL: prices, TRUST_PROXY: '1' },
    ...{ LEGAL_NAME: 'Example', LEGAL_ADDRESS: 'Street 1', LEGAL_LAW: 'Estonia' },
    ...{ CONTACT_EMAIL: 'help@example.com', TOKEN_SECRET: 'a-secret-of-the-tests-with-32-characters' },
    NEAR_FEE_ACCOUNT: 'exchange.near',
    BITY_URL: `${await fake(BITY_ROUTES)}/v2`,
  }
  for (const adapter of ADAPTERS) Object.assign(settings, adapter.settings(await fake(adapter.routes)))
  const account = join(folder, 'account.json')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(
    account,
    JSON.stringify({
      client_email: 'push@example.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      project_id: 'p',
    }),
  )
  // One after the other: the sandbox is the back end of the one that has its own.
  for (const name of CONFIGURATION_NAMES) {
    const { variables, programmes } = configurationOf(name)
    const file = join(folder, `${sites.size}.yaml`)
    writeFileSync(file, JSON.stringify(programmes ? { programmes } : {}))
    const isLive = 'LIVE' in variables
    const ownBackEnd = 'API_ORIGIN' in variables && { API_ORIGIN: sites.get('sandbox')?.origin ?? '' }
    const push = 'FIREBASE_SERVICE_ACCOUNT' in variables && { FIREBASE_SERVICE_ACCOUNT: account }
    sites.set(
      name,
      await startBuiltSite({
        ...(isLive && settings),
        OPERATOR_FILE: file,
        ...variables,
        ...push,
        ...ownBackEnd,
      }),
    )
  }
}, 360_000)

afterAll(async () => {
  await Promise.all([...sites.values()].map((site) => site.end()))
  await Promise.all(fakes.map((one) => one.close()))
  rmSync(folder, { recursive: true })
})

/** What a reader sees of the page itself, its title and its description, a line for each element. */
function textOf(html: string): string {
  const [, title = ''] = /<title[^>]*>(.*?)<\/title>/s.exec(html) ?? []
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''
  return [title, description, main.replace(/<(script|style|noscript)\b.*?<\/\1>/gs, '')]
    .join('\n')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/\s*\n\s*/g, '\n')
}

async function page(name: ConfigurationName, path: string) {
  const response = await fetch(`${sites.get(name)?.origin ?? ''}${path}`, { redirect: 'manual' })
  const html = await response.text()
  return { status: response.status, text: textOf(html), html }
}
/** Of this site, without files. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].flatMap(([, href = '']) =>
    /^\/(_next|api)\/|\.\w+$/.test(href) ? [] : [href.replaceAll('&amp;', '&')],
  )
const ofEach = async <T>(paths: readonly string[], read: (path: string) => Promise<T>) =>
  Promise.all(paths.map(read))

/** Nobody writes these: a name without a value, a limit or a time that nobody named. */
const NEVER = /\b(undefined|NaN|null)\b|\{\{|\b(\d+)–\2\b|\bMin 0\b(?![.,\d])|(?<![\d.,])0 (BTC|ETH)\b/

/** A ramp's ways are listed by its data: nothing else says how one pays there, nor that this site takes a fee of its own. */
const OF_RAMPS =
  /(by|make the|via) bank transfer|account shown on your exchange page|bank accounts and transfer times|service fee (is|of|would)|needs? \d+ (network )?confirmation|sandbox|simulated/i

/** Without a leading marker of what a page may say only where it is true. */
const WITHOUT: Partial<Record<ConfigurationName, RegExp>> = {
  'one provider and nothing else':
    /cashback|fixed (or|and) (a )?floating|lock a fixed|both rate types|bank (account|transfer)|IBAN|service fee (is|of|would)|[$€]\d|needs? \d+ (network )?confirmation|counts them|usually takes 5|sandbox|simulated/i,
  'live with everything':
    /bank transfer|IBAN|needs? \d+ (network )?confirmation|counts them|sandbox|simulated/i,
  'live with a ramp': OF_RAMPS,
  'live with a ramp alone': OF_RAMPS,
  'live without the loyalty programme':
    /\d ?% cashback|earn cashback|bank transfer|IBAN|needs? \d+ (network )?confirmation|sandbox|simulated/i,
}
/** What these pages are about, or what they answer for a reader who has met the word elsewhere. */
const ABOUT: Readonly<Record<string, RegExp>> = {
  '/platinum-users': /no levels and no cashback/,
  '/providers': /Sandbox exchanges never count/,
}

describe.each(CONFIGURATION_NAMES)('%s', (name) => {
  test('every page is there or says that it is not, and no line lacks its value', async () => {
    const read = await ofEach(PAGES, async (path) => ({ path, ...(await page(name, path)) }))
    const wrong = read.flatMap(({ path, status, text }) => [
      ...([200, 307, 308, 404].includes(status) ? [] : [`${path}: ${status}`]),
      ...text.split('\n').flatMap((line) => (NEVER.test(line) ? [`${path}: ${line}`] : [])),
    ])
    expect(wrong).toEqual([])
    // A visitor's way: none of these may be missing anywhere.
    const missing = read.filter(
      ({ path, status }) => /^\/(faq|coins|exchange)?$/.test(path) && status !== 200,
    )
    expect(missing).toEqual([])
  })

  test('every link of its header, footer and first page leads to a page', async () => {
    const { html } = await page(name, '/')
    const links = [...new Set(linksIn(html))]
    expect(links.length).toBeGreaterThan(30)
    const followed = await ofEach(links, async (path) => ({ path, status: (await page(name, path)).status }))
    expect(followed.filter(({ status }) => status >= 400)).toEqual([])
  })

  const without = WITHOUT[name]
  if (!without) return
  test('no page says what this site cannot do', async () => {
    const read = await ofEach(PAGES, async (path) => ({ path, ...(await page(name, path)) }))
    const wrong = read
      .filter(({ status }) => status === 200)
      .flatMap(({ path, text }) => text.split('\n').map((line) => [path, line] as const))
      .filter(([path, line]) => without.test(line) && !ABOUT[path]?.test(line))
    expect(wrong.map(([path, line]) => `${path}: ${line}`)).toEqual([])
  })
})

test.each(LOCALES)('pages with figures say in %s what the provider and the market said', async (locale) => {
  const at = (path: string) => (locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`)
  const read = await ofEach(OF_FIGURES, (path) => page('one provider and nothing else', at(path)))
  const lines = read.flatMap(({ text }, place) =>
    text.split('\n').map((line) => `${OF_FIGURES[place]}: ${line}`),
  )
  expect(lines.filter((line) => NEVER.test(line))).toEqual([])
  const amounts = lines.flatMap((line) => /: (?:.*\D)?([\d.,]+)[\s\u00a0]ETH$/.exec(line)?.[1] ?? [])
  expect(new Set(amounts)).toEqual(new Set([PAYOUTS.near]))
})

test('with two coins no page links to what is not there', async () => {
  const name = 'one provider and nothing else'
  const read = await ofEach(PAGES, async (path) => ({ path, ...(await page(name, path)) }))
  const links = new Map(
    read
      .filter(({ status }) => status === 200)
      .flatMap(({ path, html }) => linksIn(html).map((link) => [link, path] as const)),
  )
  const followed = await ofEach([...links.keys()], async (link) => (await page(name, link)).status)
  const dead = [...links].filter((_, place) => (followed[place] ?? 0) >= 400)
  expect(dead.map(([link, path]) => `${path} leads to ${link}`)).toEqual([])
})

test('a site without bank money and fixed rates offers neither in its form', async () => {
  const { text } = await page('one provider and nothing else', '/exchange')
  expect(text).toContain('You send')
  expect(text).not.toMatch(/^(Buy|Sell|Fixed)$/m)
  const { text: all } = await page('sandbox', '/exchange')
  for (const word of [/^Buy$/m, /^Sell$/m, /^Fixed$/m]) expect(all).toMatch(word)
})

test('prices are those of the source, and the rate that of the provider', async () => {
  const { text: coin } = await page('live with everything', '/coins/btc')
  expect(coin).toContain('$60,123.45')
  const { text: pair } = await page('live with everything', '/crypto-to-crypto/btc-eth')
  expect(pair).toContain(`${PAYOUTS.changenow} ETH`)
})
