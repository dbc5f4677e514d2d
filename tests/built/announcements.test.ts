import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { queryRows } from '../server/postgres'
import { startBuiltSite } from './support/builtSite'

/** What staff announce is in the pages themselves, for visitors whose browser runs no scripts. */

const database = new URL(inject('postgres'))
const rows = (statement: string) => queryRows(database.href, statement)
let site: Awaited<ReturnType<typeof startBuiltSite>>

const announce = (id: string, texts: object, pages: string[] | null) =>
  rows(
    `insert into announcements (id, kind, texts, starts_at, pages, is_dismissible, stops_orders, staff, created_at)
     values ('${id}', 'incident', '${JSON.stringify(texts)}', now() - interval '1 hour',
       ${pages ? `'${JSON.stringify(pages)}'` : 'null'}, false, true, 'anna', now())`,
  )
const withoutScripts = async (path: string) => {
  const page = await fetch(site.origin + path).then((response) => response.text())
  return [...page.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inside]) => inside).join('\n')
}

beforeAll(async () => {
  const name = `announcements_${process.pid}`
  await rows(`create database ${name} template ${inject('postgresTemplate')}`)
  database.pathname = name
  await announce(
    'everywhere',
    { en: 'Payouts in XRP are late.', de: 'Auszahlungen in XRP dauern länger.' },
    null,
  )
  await announce('coins', { en: 'Prices of coins are late.' }, ['/coins'])
  site = await startBuiltSite({ DATABASE_URL: database.href })
}, 120_000)
afterAll(() => site.end())

test('the status page says it to the first visitor after a pause too', async () => {
  const read = () => fetch(`${site.origin}/status`).then((response) => response.text())
  expect(await read()).not.toContain('Deposits in SOL are late.')
  await announce('later', { en: 'Deposits in SOL are late.' }, null)
  await site.moveClock()
  expect(await read()).toContain('Deposits in SOL are late.')
})

test.each([
  ['/faq', ['Payouts in XRP are late.'], ['Prices of coins']],
  ['/de/faq', ['Auszahlungen in XRP dauern länger.'], ['Payouts', 'Prices of coins']],
  ['/de/coins/btc', ['Auszahlungen in XRP dauern länger.', '<p lang="en">Prices of coins are late.</p>'], []],
])('%s has what concerns it, in its language where there is a translation', async (path, has, hasNot) => {
  const lines = await withoutScripts(path)
  for (const text of has) expect(lines).toContain(text)
  for (const text of hasNot) expect(lines).not.toContain(text)
})
