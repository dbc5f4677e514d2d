import { expect } from '@playwright/test'
import { openPage } from '../support/exchangePage'
import { FULL } from '../support/fullRun'
import { test } from '../support/watchedTest'

const QUESTION = 'What is a memo or tag?'
const ANSWER = /Some services give all their customers the same address/

test('a search shows only what fits and says how many answers that are', async ({ page }) => {
  await openPage(page, '/faq')
  await page.getByRole('searchbox').fill('refund address')
  await expect(page.getByRole('status').filter({ hasText: /answers? found/ })).toBeVisible()
  await expect(page.getByText('What is a refund address?')).toBeVisible()
  await expect(page.getByText(QUESTION)).toBeHidden()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText(QUESTION)).toBeVisible()
})

for (const [id, question, answer] of [
  ['memo', QUESTION, ANSWER],
  // The last one, below many whose height is not known yet.
  ['commission', 'How can I earn by referring people?', /Join the affiliate program/],
] as const)
  test(`a link to ${id} opens its answer and brings the question into view`, FULL, async ({ page }) => {
    await page.goto(`/faq#${id}`)
    await expect(page.getByText(answer)).toBeVisible()
    await expect(page.getByText(question)).toBeInViewport()
    await expect(page.locator('details[open]')).toHaveCount(1)
  })

test('an answer is opened and closed by the keyboard alone', async ({ page }) => {
  await openPage(page, '/faq')
  const question = page.locator('summary', { hasText: QUESTION })
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(ANSWER)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `Copy link to “${QUESTION}”` })).toBeFocused()
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(ANSWER)).toBeHidden()
})

test('the link that is copied is that of the page’s own language', FULL, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/de/faq')
  await page
    .getByRole('main')
    .locator('summary', { has: page.locator('h3') })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Link zu/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Link zu/ }).first()).toHaveText('Kopiert')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/de\/faq#account$/)
})

test('answers are printed, also closed ones', FULL, async ({ page }) => {
  await openPage(page, '/faq')
  await expect(page.getByText(ANSWER)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(ANSWER)).toBeVisible()
})

test('the breadcrumbs are read without their slashes', FULL, async ({ page }) => {
  await openPage(page, '/faq')
  const trail = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Halyard', exact: true }) })
  const drawn = (item: Element) => getComputedStyle(item, '::after').content
  expect(await trail.first().evaluate(drawn)).toContain('/')
  expect(await trail.first().ariaSnapshot()).not.toMatch(/text: \//)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every answer is in the served page, opens by itself and by its link', async ({ page }) => {
    await page.goto('/faq')
    expect(await page.locator('details').count()).toBeGreaterThan(20)
    await page.locator('summary', { hasText: QUESTION }).click()
    await expect(page.getByText(ANSWER)).toBeVisible()
    await page.goto('/faq#fees')
    await expect(page.getByText(/The service fee is 0\.5% at a floating rate/)).toBeVisible()
  })
})
