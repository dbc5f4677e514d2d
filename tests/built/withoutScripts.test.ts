// @vitest-environment jsdom
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { drawQrCode } from '@/ui/currency/drawQrCode'
import { ADAPTERS, PAYOUT_ADDRESS } from './support/adapters'
import { startBuiltSite } from './support/builtSite'
import { plainBrowser } from './support/plainBrowser'
import { startLiveSite, type LiveSite } from './support/providerSite'

const REFUND = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const OWN = /^\/own-exchange\/([\w-]+)\/([\w-]{43})$/
const PAIR = 'from=btc-btc&to=eth-eth'
const PATIENCE = 60_000
/** Beside other tests on a slow machine. */
vi.setConfig({ testTimeout: 180_000 })

type Browser = ReturnType<typeof plainBrowser>

async function reachReview(browser: Browser, query = `${PAIR}&amount=0.05`) {
  await browser.open(`/exchange-form?${query}`)
  await browser.press('Continue')
  await browser.press('Review exchange', { addressTo: PAYOUT_ADDRESS, userRefundAddress: REFUND })
}

async function place(browser: Browser, query?: string) {
  await reachReview(browser, query)
  await browser.press('Create exchange')
  const [, publicId = '', secret = ''] = OWN.exec(browser.path()) ?? []
  expect(browser.path()).toMatch(OWN)
  return { publicId, secret }
}

async function until(browser: Browser, words: string) {
  for (const end = Date.now() + PATIENCE; ;) {
    await browser.reload()
    if (browser.text().includes(words) || Date.now() > end) break
    await wait(200)
  }
  expect(browser.text()).toContain(words)
}

describe('in the sandbox', () => {
  let site: Awaited<ReturnType<typeof startBuiltSite>>
  beforeAll(async () => {
    site = await startBuiltSite({ DATABASE_URL: '', SANDBOX_STEP_SECONDS: '0.2', LOG_LEVEL: 'trace' })
  }, 240_000)
  afterAll(() => site?.end())
  const visit = () => plainBrowser(site.origin)

  test('an exchange is made from its form to its end by forms and reloads alone', async () => {
    const browser = visit()
    await browser.open('/exchange')
    await browser.press('Exchange without JavaScript', { amount: '0.05' })
    expect(browser.text()).toContain('Min ')
    await browser.press('Show rate', { amount: '0,04' })
    expect([browser.field('amount'), browser.status()]).toEqual(['0,04', 200])
    await browser.press('Continue')
    expect(browser.text()).toContain('0.04 BTC')
    await browser.press('Review exchange', { addressTo: PAYOUT_ADDRESS })
    expect(browser.text()).toContain('Review your exchange')
    await browser.press('Create exchange: send 0.04 BTC')

    expect(browser.path()).toMatch(OWN)
    expect(browser.text()).toContain('Send 0.04 BTC to start')
    // It reloads by itself only where its owner wants it.
    expect(browser.count('meta[http-equiv="refresh"]')).toBe(0)
    const own = browser.path()
    await browser.open(`${own}?reload=on`)
    expect(browser.count('meta[http-equiv="refresh"][content="30"]')).toBe(1)
    const address = /bc1q[\w ]+/.exec(browser.text())?.[0].replace(/ /g, '').slice(0, 42) ?? ''
    expect(browser.html()).toContain(drawQrCode(address).path)
    await browser.press('Simulate deposit')
    await browser.open(`${own}?reload=on`)
    await until(browser, 'Exchange completed')
    expect(browser.count('meta[http-equiv="refresh"]')).toBe(0)
  })

  test('a second press and a reload create no second exchange', async () => {
    const browser = visit()
    await place(browser)
    const first = browser.path()
    await Promise.all([browser.pressAgain(), browser.pressAgain()])
    await browser.pressAgain()
    expect(browser.path()).toBe(first)
  })

  test.each([
    ['', '', 'Enter an address.'],
    ['nonsense', 'nonsense', 'Invalid address. Check every character.'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee', undefined, 'At least one character is wrong or missing.'],
    [REFUND, undefined, 'This looks like an address on another network'],
    ['vitalik.eth', undefined, 'ENS names aren’t supported here.'],
    [
      '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      undefined,
      'Funds sent to this address can’t be recovered',
    ],
    [`bitcoin:${REFUND}`, undefined, 'This payment link is for another network (Bitcoin)'],
  ])('the address %j is refused beside its field and stays there', async (typed, shown, error) => {
    const browser = visit()
    await browser.open(`/exchange-form?${PAIR}&amount=0.05`)
    await browser.press('Continue')
    await browser.press('Review exchange', { addressTo: typed, userRefundAddress: REFUND })
    expect(browser.errorAt('addressTo')).toContain(error)
    expect(browser.field('userRefundAddress')).toBe(REFUND)
    if (shown !== undefined) expect(browser.field('addressTo')).toBe(shown)
  })

  test('the words of a wallet are refused, and shown nowhere', async () => {
    const browser = visit()
    const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
    await browser.open(`/exchange-form?${PAIR}&amount=0.05`)
    await browser.press('Continue')
    await browser.press('Review exchange', { addressTo: PAYOUT_ADDRESS, userRefundAddress: phrase })
    expect(browser.errorAt('userRefundAddress')).toContain('seed phrase or a private key')
    expect(browser.html()).not.toContain('sausage')
    expect(site.words()).not.toContain('sausage')
  })

  test('an extra id is required, or that the wallet needs none', async () => {
    const browser = visit()
    const addressTo = 'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59'
    await browser.open('/exchange-form?from=btc-btc&to=xrp-xrp&amount=0.05')
    await browser.press('Continue')
    await browser.press('Review exchange', { addressTo })
    expect(browser.errorAt('extraIdTo')).toContain('Enter the destination tag')
    await browser.press('Review exchange', { notProvideMemo: 'on' })
    expect(browser.text()).toContain('Review your exchange')
    await browser.press('Back to addresses')
    expect(browser.field('addressTo')).toBe(addressTo)
  })

  test.each([
    ['', 'Enter an amount.'],
    ['a lot', 'Enter a valid amount'],
    ['0', 'Enter an amount greater than zero.'],
    ['0.0000001', 'The minimum is'],
    ['100000', 'The maximum is'],
  ])('the amount %j is refused beside its field', async (amount, error) => {
    const browser = visit()
    await browser.open(`/exchange-form?${PAIR}&amount=1`)
    await browser.press('Show rate', { amount })
    // The first view of the form, without an amount, names no mistake.
    if (amount === '') await browser.open(`/exchange-form?${PAIR}&amount=&step=address`)
    expect(browser.errorAt('amount')).toContain(error)
    expect(browser.field('amount')).toBe(amount)
  })

  test.each([
    ['Refund my deposit', 'Deposit refunded'],
    ['Confirm exchange', 'Exchange completed'],
  ])('a late deposit waits for its owner, who chooses «%s»', async (choice, ending) => {
    const browser = visit()
    await place(browser, `${PAIR}&amount=0.05&fixed=true`)
    await browser.press('Too late')
    await until(browser, 'How would you like to proceed?')
    expect(browser.count('meta[http-equiv="refresh"]')).toBe(0)
    if (choice === 'Confirm exchange') await browser.press('Continue at the market rate')
    else {
      await browser.press('Review refund', { address: 'nonsense' })
      expect(browser.errorAt('address')).toContain('Invalid address')
      await browser.press('Review refund', { address: REFUND })
      expect(browser.text()).toContain('A refund can’t be reversed.')
    }
    await browser.press(choice)
    await until(browser, ending)
  })

  test('with another secret nothing is decided', async () => {
    const browser = visit()
    const { publicId } = await place(browser, `${PAIR}&amount=0.05&fixed=true`)
    await browser.press('Too late')
    await until(browser, 'How would you like to proceed?')
    await browser.open(`/own-exchange/${publicId}/${'x'.repeat(43)}`)
    await browser.press('Review refund', { address: REFUND })
    await browser.press('Refund my deposit')
    expect(browser.text()).toContain('Only the device that created this exchange')
    for (const path of [`${publicId}/short`, `${publicId}/${'x'.repeat(200)}`, `a b/${'x'.repeat(43)}`]) {
      await browser.open(`/own-exchange/${path}`)
      expect(browser.status(), path).toBe(404)
    }
  })

  test('the secret is in the address of its page alone: in no log, referrer, cache or search engine', async () => {
    const browser = visit()
    const { publicId, secret } = await place(browser)
    await browser.press('Simulate deposit')
    await until(browser, 'Exchange completed')
    expect(browser.header('referrer-policy')).toBe('no-referrer')
    expect(browser.header('cache-control')).toBe('private, no-store')
    expect(browser.header('x-robots-tag')).toContain('noindex')
    expect(browser.count('link[rel="canonical"], link[rel="alternate"]')).toBe(0)
    await browser.open(`/exchange?id=${publicId}`)
    expect(browser.html()).not.toContain(secret)
    expect(site.words()).toContain('/own-exchange/[publicId]/[secret]')
    expect(site.words()).not.toContain(secret)
    expect(site.words()).not.toContain(PAYOUT_ADDRESS)
  })

  test('pages without scripts have none, in the language of the visitor', async () => {
    const browser = plainBrowser(site.origin, { 'accept-language': 'de' })
    await browser.open(`/exchange-form?${PAIR}&amount=0.05`)
    expect([browser.path(), browser.count('script')]).toEqual([`/de/exchange-form?${PAIR}&amount=0.05`, 0])
    await browser.press('Weiter')
    await browser.press('prüfen', { addressTo: PAYOUT_ADDRESS })
    await browser.press('Auftrag erteilen')
    expect(browser.path()).toMatch(/^\/de\/own-exchange\//)
    // The one that leads an owner whose browser runs scripts on to the live page.
    expect([browser.count('script'), browser.count('script[src]')]).toEqual([1, 0])
  })

  test('a message is sent once, and what is wrong with it stands beside its field', async () => {
    const browser = visit()
    await browser.open('/contact-form?exchangeId=abc123')
    expect(browser.field('exchangeId')).toBe('abc123')
    const message = 'Where is my deposit?\nI sent it an hour ago.'
    await browser.press('Send message', { email: 'nobody', message })
    expect(browser.errorAt('email')).toBe('Enter a valid email address.')
    expect(browser.field('message')).toBe(message)
    await browser.press('Send message', { email: 'anna@mail.example' })
    expect(browser.path()).toMatch(/^\/contact-form\?sent=[\w-]+$/)
    expect(browser.text()).toContain('Message sent')
    const sent = browser.path()
    await browser.pressAgain()
    expect(browser.path()).toBe(sent)
    await browser.open('/contact-form?sent=%3Cb%3Ehello')
    expect(browser.text()).toContain('Send message')
    expect(site.words()).not.toContain('anna@mail.example')
  })

  test('an exchange that is not there says so without scripts, with the field for another', async () => {
    const browser = visit()
    await browser.open('/exchange?id=0000000000000000')
    expect(browser.text()).toContain('Exchange not found')
    const { publicId } = await place(visit())
    await browser.press('Open', { id: `${site.origin}/de/exchange?id=${publicId}` })
    expect(browser.path()).toBe(`/exchange?id=${publicId}`)
    expect(browser.text()).toContain('to start')
    await browser.open('/exchanges')
    await browser.press('Open', { id: 'what is this?' })
    expect(browser.path()).toBe('/exchanges?entered=what+is+this%3F')
  })
})

describe('on a live site', () => {
  let site: LiveSite
  beforeAll(async () => {
    site = await startLiveSite({ DATABASE_URL: '', RATE_LIMIT_WRITE: '3' })
    for (const adapter of ADAPTERS) site.answer(adapter)
  }, 240_000)
  afterAll(() => site?.endAll())
  const visit = (ip = '203.0.113.7') => plainBrowser(site.origin, { 'x-forwarded-for': ip })
  const ordersSent = () =>
    ADAPTERS.flatMap((adapter) =>
      site
        .requestsOf(adapter)
        .filter(({ method, path }) => adapter.createRoute === `${method} ${path}`)
        .map(() => adapter.id),
    )

  test('an order reaches its provider once, and its page has the address for the deposit', async () => {
    const browser = visit()
    await reachReview(browser, `${PAIR}&amount=0.01`)
    const before = ordersSent().length
    await browser.press('Create exchange')
    const own = browser.path()
    expect(own).toMatch(OWN)
    await until(browser, 'Send 0.01 BTC to start')
    await browser.pressAgain()
    expect(browser.path()).toBe(own)
    expect(ordersSent().length - before).toBe(1)
  })

  test('calls count as those of the visitor, whom no page lets order more than the limit', async () => {
    const statuses: string[] = []
    for (let order = 0; order < 5; order++) {
      const browser = visit('203.0.113.8')
      await reachReview(browser, `${PAIR}&amount=0.01`)
      await browser.press('Create exchange')
      statuses.push(OWN.test(browser.path()) ? 'placed' : browser.text())
    }
    expect(statuses.slice(0, 3)).toEqual(['placed', 'placed', 'placed'])
    expect(statuses[3]).toContain('Too many requests.')
    await place(visit('203.0.113.9'), `${PAIR}&amount=0.01`)
  })
})
