import { afterAll, beforeAll, expect, test } from 'vitest'
import { structuredDataFaults } from '../structuredDataFaults'
import { startBuiltSite } from './support/builtSite'

let site: Awaited<ReturnType<typeof startBuiltSite>>
beforeAll(async () => {
  site = await startBuiltSite({ SITE_URL: 'https://swap.capstan.fi', CONTACT_EMAIL: 'help@capstan.fi' })
})
afterAll(() => site?.end())

async function typesOn(path: string): Promise<string[]> {
  const response = await fetch(site.origin + path)
  expect([path, response.status]).toEqual([path, 200])
  const html = await response.text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)]
  return blocks.map(([, json = '']) => {
    expect([path, structuredDataFaults(json)]).toEqual([path, []])
    return (JSON.parse(json) as { '@type': string })['@type']
  })
}

/** One page of each kind, in one language with and one without Latin letters. */
test.each([
  ['/', ['Organization', 'WebSite']],
  ['/coins/btc', ['BreadcrumbList']],
  ['/crypto-to-crypto/btc-eth', ['BreadcrumbList', 'ExchangeRateSpecification']],
  ['/how-to-exchange/btc/eth', ['BreadcrumbList']],
  ['/what-is/bitcoin', ['BreadcrumbList']],
  ['/buy-crypto/btc', ['BreadcrumbList']],
  ['/sell-crypto/btc', ['BreadcrumbList']],
  ['/faq', ['BreadcrumbList']],
])('what %s says as data is valid', async (path, types) => {
  for (const language of ['', '/ja']) {
    const found = await typesOn(path === '/' ? language || '/' : language + path)
    expect([...new Set(found)].toSorted()).toEqual(types)
  }
})
