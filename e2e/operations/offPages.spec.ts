import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { PROGRAMME_PAGES, PUBLIC_PAGES, SWITCHABLE_PAGES } from '../../src/config/operator/pageNames'
import { isOff } from '../../src/domain/site/offPages'
import { LOCALES } from '../../src/config/locales'
import { reservePort } from '../../tests/reservePort.mjs'
import { originOf, startBuiltServer } from '../support/builtServer'
import { makeCrawler } from '../support/crawler'
import { FULL } from '../support/fullRun'
import { inLanguage } from '../support/servedPage'

const OFF = [...SWITCHABLE_PAGES, ...Object.values(PROGRAMME_PAGES).flat()]
/** Served to anyone, and not among the public ones. */
const OTHERS = [
  '/exchanges',
  '/exchange-v2/exchange',
  '/restricted',
  '/verify-receipt',
  '/customer-account',
  '/customer-account/sign-up/confirmation',
  '/customer-account/password-reset',
  '/customer-account/password-reset/confirmation',
  '/coins/btc',
  '/coins/usdt',
  '/crypto-to-crypto/btc-eth',
  '/buy-and-sell-crypto-on-halyard',
]
/** Of the pages below one address that links lead to, so many are read. */
const EACH = 3

function sampled(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  return paths.filter((path) => {
    const parent = path.slice(0, path.lastIndexOf('/'))
    counts.set(parent, (counts.get(parent) ?? 0) + 1)
    return parent === '' || (counts.get(parent) ?? 0) <= EACH
  })
}

test('with every page off that can be, no page in English or German links to one of them', FULL, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-off-'))
  const file = join(folder, 'operator.json')
  writeFileSync(
    file,
    JSON.stringify({ pages: { off: SWITCHABLE_PAGES }, programmes: { off: Object.keys(PROGRAMME_PAGES) } }),
  )
  const port = await reservePort()
  const server = await startBuiltServer(port, {
    OPERATOR_FILE: file,
    SITE_URL: originOf(port),
    DATA_DIR: folder,
    PREWARM_PAGES: '0',
  })
  try {
    const crawler = makeCrawler(originOf(port))
    for (const locale of ['en', 'de'] as const) {
      const served = [...PUBLIC_PAGES, ...OTHERS].filter((path) => !isOff(path, OFF))
      const first = await crawler.visitAll(served.map((path) => inLanguage(path, locale)))
      const linked = sampled([...new Set(first.flatMap(({ links }) => links))])
      const pages = [...first, ...(await crawler.visitAll(linked))]
      const links = pages.flatMap(({ address, links }) => links.map((link) => ({ address, link })))
      expect(links.length).toBeGreaterThan(1000)
      expect(links.filter(({ link }) => isOff(withoutLanguage(link), OFF))).toEqual([])
      const broken = pages.filter(({ faults }) => faults.some((fault) => fault.startsWith('answers')))
      expect(broken.map(({ address, faults }) => `${address} ${faults[0] ?? ''}`)).toEqual([])
    }
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})

const withoutLanguage = (link: string) =>
  link.replace(new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`), '') || '/'
