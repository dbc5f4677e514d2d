import { expect, type Page } from '@playwright/test'
import { ADDRESS, amountField, openPage } from '../support/exchangePage'
import { test } from '../support/watchedTest'

/** A word that stands in the code of a library, in every chunk that has it. */
const LIBRARIES = { axios: 'AxiosError', 'address decoders': 'bech32' }

test('on the way to a review a browser fetches the code of calls and of address checks once', async ({
  page,
}) => {
  await openPage(page, '/')
  await amountField(page, 'send').fill('0.2')
  await page.getByRole('button', { name: 'Exchange', exact: true }).click()
  await page.getByLabel('Recipient ETH address').fill(ADDRESS.eth)
  await page.getByRole('button', { name: 'Review exchange' }).click()
  await expect(page.getByRole('heading', { name: 'Review your exchange' })).toBeVisible()
  const scripts = await fetchedScripts(page)
  for (const [library, word] of Object.entries(LIBRARIES))
    expect(scripts.filter((script) => script.includes(word)).length, library).toBe(1)
})

/** Those of the page, not of its workers, which have nothing in common with it. */
async function fetchedScripts(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  )
  return Promise.all([...new Set(urls)].map(async (url) => (await page.request.get(url)).text()))
}
