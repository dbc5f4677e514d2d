import { expect, type APIRequestContext } from '@playwright/test'
import { openPage } from '../support/exchangePage'
import { operatorSite } from '../support/operatorSite'
import { test as base } from '../support/watchedTest'
import { brokenRules } from '../support/wcag'

const test = base.extend<{ site: string }>({ site: async ({}, use) => use(await operatorSite()) })

const textOf = async (request: APIRequestContext, address: string) => (await request.get(address)).text()

test('without the operator’s settings a legal document is a sample, and no search engine’s', async ({
  page,
  request,
}) => {
  await openPage(page, '/imprint')
  const main = page.getByRole('main')
  await expect(main.getByText('This document is incomplete')).toBeVisible()
  await expect(main.getByText('the document is a sample and isn’t legally binding')).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Supervisory authority' }).first()).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(await brokenRules(page)).toEqual([])
  expect(await textOf(request, '/sitemaps/pages-en.xml')).not.toContain('/imprint</loc>')
})

test('with them it is indexed, names the company in every language and shows its words as they are', async ({
  request,
  site,
}) => {
  const imprint = await textOf(request, `${site}/de/imprint`)
  expect(imprint).toContain('<meta name="robots" content="index"')
  expect(imprint).toContain('<li>Firma: Capstan &amp; &lt;b&gt;Söhne&lt;/b&gt; GmbH</li>')
  expect(imprint).not.toContain('unvollständig</p>')
  expect(await textOf(request, `${site}/ja/restricted-countries`)).toContain('content="noindex"')
  const listed = await textOf(request, `${site}/sitemaps/pages-de.xml`)
  expect(listed).toContain('/de/imprint</loc>')
  expect(listed).not.toContain('/de/terms-of-use</loc>')
})
