import { expect, type Page } from '@playwright/test'
import { openPage } from '../support/exchangePage'
import { test } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

const CONTACTS = '/api/v4/contacts'
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const arrived = (page: Page) => page.getByRole('heading', { name: 'Message sent' })

test('a message is written by keyboard, corrected at the field with the error, and is delivered', async ({
  page,
}) => {
  await openPage(page, '/contacts')
  await expect(page.getByText('nobody reads or answers them')).toBeVisible()
  await page.getByRole('combobox', { name: 'Topic' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('anna@mail')
  await page.keyboard.press('Tab')
  await page.keyboard.type('https://halyard.example/exchange?id=0123456789abcdef')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Nothing moves.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Since noon.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const email = page.getByRole('textbox', { name: 'Your email address' })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Enter a valid email address/)

  const response = page.waitForResponse((response) => new URL(response.url()).pathname === CONTACTS)
  await page.keyboard.press('End')
  await page.keyboard.type('.example')
  await page.keyboard.press('Enter')
  const reply = await response
  expect(reply.status()).toBe(201)
  expect(reply.request().postDataJSON()).toEqual({
    topic: 'exchange',
    email: 'anna@mail.example',
    exchangeId: '0123456789abcdef',
    message: 'Nothing moves.\nSince noon.',
  })
  const { reference } = ((await reply.json()) as { result: { reference: string } }).result
  await expect(arrived(page)).toBeFocused()
  await expect(page.getByText(reference)).toBeVisible()
})

test('a message whose response is lost is sent again under the same key and stored once', async ({
  page,
}) => {
  const stored: { status: number; reference: string }[] = []
  await page.route(`**${CONTACTS}`, async (route) => {
    const response = await route.fetch()
    const { result } = (await response.json()) as { result: { reference: string } }
    stored.push({ status: response.status(), reference: result.reference })
    if (stored.length === 1) await route.abort()
    else await route.fulfill({ response: response })
  })
  await openPage(page, '/contacts')
  await page.getByRole('textbox', { name: 'Your email address' }).fill('anna@mail.example')
  await message(page).fill('Where is my deposit?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('store it only once')
  await expect(message(page)).toHaveValue('Where is my deposit?')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(arrived(page)).toBeVisible()
  const [first, second] = stored
  expect(stored).toHaveLength(2)
  expect([first?.status, second?.status]).toEqual([201, 200])
  expect(second?.reference).toBe(first?.reference)
})

test('what was typed before hydration is sent', FULL, async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/contacts', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Your email address' }).fill('anna@mail.example')
  await message(page).fill('Typed before hydration.')
  await page.getByRole('button', { name: 'Send message' }).click()
  expect(new URL(page.url()).search).toBe('')
  release()
  await expect(page.locator('main button[type=submit]')).toBeVisible()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(arrived(page)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link to a form without scripts stands in place of the form, and the words are all there', async ({
    page,
  }) => {
    await page.goto('/contacts')
    await expect(page.getByRole('link', { name: 'Write a message without JavaScript' })).toHaveAttribute(
      'href',
      '/contact-form',
    )
    await expect(page.locator('main form')).toBeHidden()
    await expect(page.getByText('Never share your seed phrase')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq')
  })
})
