import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { originOf, startBuiltServer } from '../support/builtServer'
import { depositByApi, orderByApi, ownOrderByApi } from '../support/exchangeApi'
import { openPage } from '../support/exchangePage'
import { test as base } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

const TOKEN = 'e2e-moderator-who-approves-reviews'
const HOSTILE = 'Quick and honest. <img src=x onerror="document.title=1"> I would come again.'
const REVIEWS = '/api/v4/reviews'
const headers = { authorization: `Bearer ${TOKEN}` }

let origin = ''
let folder = ''
let server: Awaited<ReturnType<typeof startBuiltServer>>
const test = base.extend({ baseURL: async ({}, use) => use(origin) })
test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-reviews-'))
  const port = await reservePort()
  origin = originOf(port)
  server = await startBuiltServer(port, { DATA_DIR: folder, MODERATION_TOKEN: TOKEN })
})
test.afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

async function finished(page: Page, request: APIRequestContext) {
  const publicId = await ownOrderByApi(page, request)
  await depositByApi(request, publicId, 'full', 'finished')
  return publicId
}

type Own = { publicId: string; ownerSecret: string }
const secretIn = (page: Page, publicId: string) =>
  page.evaluate((id) => {
    const own = JSON.parse(localStorage.getItem('own-exchanges') ?? '[]') as Own[]
    return own.find((one) => one.publicId === id)?.ownerSecret ?? ''
  }, publicId)

test(
  'a review is written of a finished exchange, and shown to everybody once it is approved',
  FULL,
  async ({ page, request }) => {
    const publicId = await finished(page, request)
    await openPage(page, '/reviews')
    await expect(page.getByRole('heading', { name: 'No reviews yet' })).toBeVisible()
    await page.getByRole('radio', { name: '3 out of 5' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: '4 out of 5' })).toBeChecked()
    await page.getByRole('textbox', { name: 'Your review' }).fill(HOSTILE)
    await page.getByRole('textbox', { name: 'Name (optional)' }).fill('Anna')
    await page.getByRole('textbox', { name: 'Exchange ID' }).fill(`${origin}/exchange?id=${publicId}`)
    await page.getByRole('button', { name: 'Submit review' }).click()
    await expect(page.getByRole('heading', { name: 'Thanks for your review' })).toBeFocused()

    const list = async () =>
      ((await (await request.get(REVIEWS)).json()) as { result: { total: number } }).result.total
    expect(await list()).toBe(0)
    const pending = await request.get(`${REVIEWS}/pending`, { headers })
    const [waiting] = ((await pending.json()) as { result: { id: string; exchangeId: string }[] }).result
    expect(waiting?.exchangeId).toBe(publicId)
    const path = `${REVIEWS}/${waiting?.id}/moderation`
    const data = { status: 'approved' }
    expect((await request.post(path, { data })).status()).toBe(401)
    expect((await request.post(path, { data, headers })).status()).toBe(200)
    expect(await list()).toBe(1)

    // The page has not been requested in this language before.
    const served = await (await request.get('/de/reviews')).text()
    expect(served).toContain('Anna')
    expect(served).toContain('&lt;img')
    expect(served).not.toContain(publicId)
    await page.goto('/de/reviews')
    const review = page.getByRole('article')
    await expect(review).toContainText(HOSTILE)
    await expect(review.getByRole('img', { name: '4 von 5' })).toBeVisible()
    await expect(review.locator('[lang=en]')).toHaveCount(1)
    expect(await page.title()).not.toBe('1')
  },
)

test(
  'an exchange that is not finished, unknown or reviewed already is refused at its field',
  FULL,
  async ({ page, request }) => {
    const waiting = await ownOrderByApi(page, request)
    const foreign = await orderByApi(request)
    const reviewed = await finished(page, request)
    const review = { rating: 5, name: '', text: 'Everything went as it was said.', exchangeId: reviewed }
    await openPage(page, '/reviews')
    const secret = { 'x-exchange-secret': await secretIn(page, reviewed) }
    expect((await request.post(REVIEWS, { data: review })).status()).toBe(403)
    expect((await request.post(REVIEWS, { data: review, headers: secret })).status()).toBe(201)
    await page.getByRole('radio', { name: '2 out of 5' }).check({ force: true })
    await page.getByRole('textbox', { name: 'Your review' }).fill('Not what I had expected of it.')
    const id = page.getByRole('textbox', { name: 'Exchange ID' })
    for (const [typed, words] of [
      ['nosuchexchange00', /Exchange not found/],
      [foreign, /Only the device that created this exchange/],
      [waiting, /This exchange isn’t completed yet/],
      [reviewed, /This exchange has already been reviewed/],
    ] as const) {
      await id.fill(typed)
      await page.locator('main button[type=submit]').click()
      await expect(id).toHaveAccessibleDescription(words)
      await expect(id).toBeFocused()
    }
    await expect(page.getByRole('radio', { name: '2 out of 5' })).toBeChecked()
  },
)
