import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  brokenRules,
  importLoops,
  nameFault,
  SERVER_LAYERS,
  SERVER_SIBLINGS,
  type Graph,
} from './importRules'
import { readSources } from './sourceGraph'

const sources = readSources()
const graph: Graph = new Map([...sources].map(([file, { imports }]) => [file, imports]))
const types: Graph = new Map([...sources].map((source) => [source[0], source[1].types]))

describe('the import rules', () => {
  test('imports go down the layers and never to a sibling', () => {
    expect(brokenRules(graph, types)).toEqual([])
  })

  test('the storeys of the back end are those that docs/architecture.md draws', () => {
    const drawn = readFileSync('docs/architecture.md', 'utf8').matchAll(/^  s\d+\["<b>(.+?)<\/b>/gm)
    expect([...drawn].map(([, names]) => names?.split(', ')).reverse()).toEqual(SERVER_LAYERS)
  })

  test('every exception between folders of one storey is in use, and in one direction', () => {
    const pairOf = (from: string, to: string) => `${from.split('/')[1]} > ${to.split('/')[1]}`
    const pairs = new Set([...graph].flatMap(([from, targets]) => targets.map((to) => pairOf(from, to))))
    expect(SERVER_SIBLINGS.filter((pair) => !pairs.has(pair))).toEqual([])
    const reversed = SERVER_SIBLINGS.map((pair) => pair.split(' > ').reverse().join(' > '))
    expect(reversed.filter((pair) => SERVER_SIBLINGS.includes(pair))).toEqual([])
  })

  test('no file reaches itself through its imports', () => {
    expect(importLoops(graph).map((loop) => loop.join(' > '))).toEqual([])
  })

  test('every file bears the name of what it exports', () => {
    expect([...sources].map(([file, { exported }]) => nameFault(file, exported)).filter(Boolean)).toEqual([])
  })

  test.each([
    ['axios', /^(api\/|http\/measuredAdapter\.ts$)/],
    ['js-cookie', /^browser\//],
    ['@electric-sql/pglite', /^server\/database\//],
    ['redis', /^runtime\/redis\//],
    ['rate-limiter-flexible', /^server\/kernel\/limits\.ts$/],
    ['wagmi', /^integrations\/wallet\//],
    ['viem', /^(integrations\/wallet|server\/seed)\//],
    // By nothing: ui/layout/PageLink.
    ['next/link', /^$/],
    ['react', /^(?!domain\/|config\/|server\/)/],
    ['node:', /^(?!domain\/|browser\/|ui\/|store\/|features\/|shell\/(?!next-patches\/))/],
  ])('%s is imported only by the folder that owns it', (name, gate) => {
    const reaches = ([, { packages }]: [string, { packages: string[] }]) =>
      packages.some((one) => one === name || one.startsWith(name.endsWith(':') ? name : `${name}/`))
    expect(
      [...sources]
        .filter(reaches)
        .filter(([file]) => !gate.test(file))
        .map(([file]) => file),
    ).toEqual([])
  })

  test('what makes up hashes, addresses and prices is reached only where no real money moves', () => {
    const isSandbox = (file: string) =>
      /^server\/(sandbox\/(?!simulation|localOrders)|market\/sandbox|prices\/sampleMarket)/.test(file)
    const importers = [...graph].filter(([file, imports]) => !isSandbox(file) && imports.some(isSandbox))
    const gates = new Map([
      ['server/market/market.ts', '(simulation() ? sandboxMarket : liveMarket)'],
      ['server/prices/shownMarket.ts', "(priceMode() === 'sandbox' ? sampleMarket : null)"],
      ['server/sandbox/simulation.ts', '(isLive() ? null : sandbox)'],
    ])
    expect(importers.map(([file]) => file)).toEqual([...gates.keys()])
    const madeUp = /(?<!['/])\b(sandboxMarket|sampleMarket|sandbox)\b(?!['/])/
    for (const [file, gate] of gates) {
      const lines = readFileSync(`src/${file}`, 'utf8').split('\n')
      const used = lines.filter((line) => !/^(import|\/\*\*)/.test(line) && madeUp.test(line))
      expect(used).toEqual([expect.stringContaining(gate)])
    }
  })

  test('the browser gets types of the contract, and its schemas only with the code of a call', () => {
    const values = /^(import|export) (?!type )(\{[^}]*\}|\*[^'\n]*) from '@\/contract\//m
    const users = [...sources.keys()].filter((file) => values.test(readFileSync(`src/${file}`, 'utf8')))
    expect(users.filter((file) => !/^(contract|api|server|http)\//.test(file))).toEqual([])
    expect(users).toContain('api/calls/markets.ts')
    // Their code comes with the first call, by `lazily`.
    const loaders = [...sources.keys()].filter((file) =>
      /(?:from |import\()'(?:@\/api|\.)\/calls\//.test(
        readFileSync(`src/${file}`, 'utf8').replaceAll(/^export type .*/gm, ''),
      ),
    )
    for (const file of loaders)
      expect(readFileSync(`src/${file}`, 'utf8')).toMatch(
        /^const load = \(\) => import\('\.\/calls\/\w+'\)$/m,
      )
    expect(loaders).toContain('api/markets.ts')
    const dynamic = [...sources.keys()].filter((file) =>
      /import\('@\/api\//.test(readFileSync(`src/${file}`, 'utf8')),
    )
    expect(dynamic).toEqual([])
  })

  test('only auth reads and changes the flag of a signed-in customer', () => {
    const names = /\b(selectIsAuth|signedIn|signedOut)\b[^}]*\} from '[^']*customerAccountSlice'/
    const users = [...sources.keys()].filter((file) => names.test(readFileSync(`src/${file}`, 'utf8')))
    expect(users.length).toBeGreaterThan(0)
    expect(users.filter((file) => !file.startsWith('auth/'))).toEqual([])
  })

  test('only the rule of the token cookies and their gate know the name of the cookie', () => {
    const users = [...sources.keys()].filter(
      (file) =>
        !file.startsWith('server/') && /['"`]accessToken['"`=]/.test(readFileSync(`src/${file}`, 'utf8')),
    )
    expect(users).toEqual([
      'browser/storage/tokens.ts',
      'domain/account/tokenCookies.ts',
      'http/accountPlan.ts',
    ])
  })

  test('one helper writes the prefix of a language', () => {
    const own = [...sources.keys()].filter((file) =>
      /=== (DEFAULT_LOCALE|defaultLocale) \? (''|path)/.test(readFileSync(`src/${file}`, 'utf8')),
    )
    expect(own).toEqual(['i18n/localePath.ts'])
  })

  test('every source file is read', () => {
    expect(sources.get('pages/index.tsx')?.imports).toContain('screens/loadPage.ts')
    expect(sources.get('domain/money/amount.ts')?.exported).toContain('showAmount')
    expect(sources.get('api/client.ts')?.packages).toContain('axios')
    expect(sources.get('http/siteRequest.ts')?.types).toEqual([])
    expect(sources.get('http/router.ts')?.types).toContain('http/backEnd.ts')
    expect(sources.get('instrumentation.ts')).toMatchObject({
      imports: expect.arrayContaining(['http/startSite.ts']) as string[],
      types: [],
    })
  })
})

describe('the checker', () => {
  const rulesOn = (from: string, to: string, isType = false) =>
    brokenRules(new Map([[from, [to]]]), new Map([[from, isType ? [to] : []]]))

  test.each([
    ['domain/currency/pair.ts', 'config/env.ts', 'folders of one layer'],
    ['config/site.ts', 'i18n/languages.ts', 'folders of one layer'],
    ['domain/exchange/exchange.ts', 'contract/exchanges.ts', 'folders of one layer'],
    ['contract/exchanges.ts', 'config/env.ts', 'folders of one layer'],
    ['contract/exchanges.ts', 'api/exchanges.ts', 'go down the layers'],
    ['ui/form/Button.tsx', 'api/client.ts', 'folders of one layer'],
    ['shell/Header.tsx', 'screens/loadPage.ts', 'folders of one layer'],
    ['domain/currency/pair.ts', 'store/hooks.ts', 'go down the layers'],
    ['store/hooks.ts', 'features/a/A.tsx', 'go down the layers'],
    ['api/pairs.ts', 'server/market/pairs.ts', 'only types of the server'],
    ['screens/home/HomeScreen.tsx', 'server/market/pairs.ts', 'once in a process'],
    ['pages/index.tsx', 'server/market/pairs.ts', 'once in a process'],
    ['instrumentation.ts', 'server/market/pairs.ts', 'once in a process'],
    ['instrumentation.ts', 'http/router.ts', 'once in a process'],
    ['screens/loadPage.ts', 'runtime/log.ts', 'once in a process'],
    ['config/env.ts', 'runtime/log.ts', 'once in a process'],
    ['runtime/log.ts', 'server/kernel/errors.ts', 'once in a process'],
    ['server/market/pairs.ts', 'api/pairs.ts', 'folders of one layer'],
    ['server/kernel/limits.ts', 'server/market/pairs.ts', 'go down the layers'],
    ['server/exchanges/exchanges.ts', 'server/entry/routes.ts', 'go down the layers'],
    ['server/exchanges/exchanges.ts', 'server/desk/auditLog.ts', 'go down the layers'],
    ['server/signIns/signIns.ts', 'server/secondFactors/proof.ts', 'folders of one layer'],
    ['server/lib/a.ts', 'server/kernel/limits.ts', 'no folder of the back end'],
    ['features/a/A.tsx', 'features/b/B.tsx', 'moves down'],
    ['screens/a/A.tsx', 'screens/b/B.tsx', 'moves down'],
    ['screens/a/A.tsx', 'pages/index.tsx', 'nothing imports from pages'],
    ['pages/a.tsx', 'instrumentation.ts', 'nothing imports from pages'],
    ['lib/a.ts', 'domain/currency/pair.ts', 'no folder of the architecture'],
    ['http/createRequestListener.ts', 'screens/loadPage.ts', 'go down the layers'],
    ['screens/loadPage.ts', 'http/cachePlan.ts', 'once in a process'],
    ['pages/index.tsx', 'http/cachePlan.ts', 'once in a process'],
    ['server/market/pairs.ts', 'http/sendStatus.ts', 'once in a process'],
    ['features/a/A.tsx', 'browser/storage/tokens.ts', 'only its owner'],
    ['store/hooks.ts', 'browser/authEvents.ts', 'only its owner'],
  ])('forbids %s to import %s', (from, to, why) => {
    expect(rulesOn(from, to)).toEqual([expect.stringContaining(why)])
  })

  test.each([
    ['config/site.ts', 'domain/site/site.ts'],
    ['i18n/useFailureText.ts', 'domain/text/failure.ts'],
    ['screens/home/HomeScreen.tsx', 'shell/SeoHead.tsx'],
    ['screens/home/loadHome.ts', 'screens/loadPage.ts'],
    ['screens/home/HomeScreen.tsx', 'screens/home/Hero.tsx'],
    ['features/a/A.tsx', 'features/a/useA.ts'],
    ['pages/index.tsx', 'domain/currency/pair.ts'],
    ['contract/exchanges.ts', 'domain/exchange/exchange.ts'],
    ['api/exchanges.ts', 'contract/exchanges.ts'],
    ['server/market/quotes.ts', 'contract/quotes.ts'],
    ['instrumentation.ts', 'server/entry/startBackEnd.ts'],
    ['instrumentation.ts', 'runtime/log.ts'],
    ['instrumentation.ts', 'http/startSite.ts'],
    ['instrumentation.ts', 'shell/pageHeaders.ts'],
    ['http/apiHandler.ts', 'server/kernel/ApiError.ts'],
    ['http/backEnd.ts', 'api/request.ts'],
    ['server/market/quotes.ts', 'runtime/log.ts'],
    ['server/market/quotes.ts', 'server/market/pairs.ts'],
    ['server/market/quotes.ts', 'server/kernel/limits.ts'],
    ['server/secondFactors/proof.ts', 'server/signIns/signIns.ts'],
    ['auth/isSignedIn.ts', 'browser/storage/tokens.ts'],
    ['api/client.ts', 'browser/storage/tokens.ts'],
    ['shell/Document.tsx', 'shell/next-patches/documentHeads.tsx'],
    ['shell/usePrefetchOnIntent.ts', 'shell/next-patches/preloadChunks.ts'],
  ])('lets %s import %s', (from, to) => {
    expect(rulesOn(from, to)).toEqual([])
  })

  test('lets api import types of the server, and no page', () => {
    expect(rulesOn('api/pageServices.ts', 'server/market/pairs.ts', true)).toEqual([])
    expect(rulesOn('screens/loadPage.ts', 'server/market/pairs.ts', true)).toHaveLength(1)
    expect(rulesOn('api/client.ts', 'http/backEnd.ts', true)).toHaveLength(1)
  })

  test('judges types of the back end as values', () => {
    expect(rulesOn('server/kernel/ApiRequest.ts', 'server/desk/requireStaff.ts', true)).toHaveLength(1)
  })

  test('finds a loop over three files, and none where two ways meet', () => {
    const loop: Graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a']],
    ])
    const meeting: Graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
      ['d', []],
    ])
    expect(importLoops(loop)).toEqual([['a', 'b', 'c', 'a']])
    expect(importLoops(meeting)).toEqual([])
  })

  test.each([
    ['ui/index.ts', ['Button']],
    ['domain/utils/round.ts', ['round']],
    ['store/types.ts', ['Draft']],
    ['ui/Knob.tsx', ['Button']],
    ['store/useHooks.ts', ['useAppSelector', 'useAppDispatch']],
    ['browser/clock.ts', ['storeLanguage']],
  ])('refuses %s that exports %s', (file, exported) => {
    expect(nameFault(file, exported)).toContain(file)
  })

  test.each([
    ['ui/form/Button.tsx', ['Button']],
    ['domain/money/amount.ts', ['showAmount', 'ratio']],
    ['api/currencies.ts', ['fetchCurrencies']],
    ['api/listWorker.ts', []],
    ['pages/index.tsx', ['getStaticProps']],
  ])('accepts %s that exports %s', (file, exported) => {
    expect(nameFault(file, exported)).toBeNull()
  })
})
