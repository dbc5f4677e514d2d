import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hasLynx } from '../serverPrograms.mjs'
import { PAYOUT_ADDRESS } from './support/adapters'
import { startBuiltSite } from './support/builtSite'
import { textBrowser } from './support/textBrowser'

const REFUND = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const PATIENCE = 60_000
vi.setConfig({ testTimeout: 180_000 })

describe.skipIf(!hasLynx())('in a text browser (apt install lynx)', () => {
  let site: Awaited<ReturnType<typeof startBuiltSite>>
  let browser: ReturnType<typeof textBrowser>
  beforeAll(async () => {
    site = await startBuiltSite({ DATABASE_URL: '', SANDBOX_STEP_SECONDS: '0.2' })
    browser = textBrowser(site.origin)
  }, 240_000)
  afterAll(async () => {
    browser?.end()
    await site?.end()
  })

  async function until(path: string, words: string) {
    const end = Date.now() + PATIENCE
    browser.open(path)
    while (!browser.text().includes(words) && Date.now() < end) {
      await wait(500)
      browser.open(path)
    }
    expect(browser.text()).toContain(words)
  }

  /** Below the header and above the footer. */
  const content = () => /Track an exchange[^]*?\n(\s+\S[^]*?)\n +Halyard\n/.exec(browser.text())?.[1] ?? ''

  /** No button that needs scripts, no two words of different things in one, no link without a name. */
  function expectReadable() {
    expect(content()).not.toContain('(BUTTON)')
    expect(content()).not.toMatch(/[a-z)]\[\d+\]/)
    expect(content()).not.toMatch(/\[\d+\]\s*(\[\d+\]|$)/)
    expect(content()).not.toMatch(/[\da-zA-Z]Network:/)
    expect(browser.text()).not.toMatch(/\[\d+\]alternate/)
  }

  test('an exchange is made from the home page to its end', async () => {
    browser.open('/')
    browser.fill('You send', '0.05')
    browser.press('Exchange without JavaScript')
    expect(browser.path()).toMatch(/^\/exchange-form\?(?!.*scripts=)/)
    expect(browser.text()).toMatch(/Amount\s+\[\d+\]0\.05_/)
    expectReadable()
    browser.press('Continue')
    expectReadable()

    browser.fill('Recipient ETH address', 'nonsense')
    browser.press('Review exchange')
    expect(browser.text()).toMatch(
      /\[\d+\]nonsense_+[^[]*\[\d+\]_+[^[]*Invalid address\. Check every character\./,
    )
    browser.fill('Recipient ETH address', PAYOUT_ADDRESS)
    browser.fill('BTC refund address', REFUND)
    browser.press('Review exchange')
    expect(browser.text()).toContain('Review your exchange')
    expect(browser.text()).toContain(`${PAYOUT_ADDRESS} Network: Ethereum`)
    expectReadable()

    browser.press('Create exchange: send 0.05 BTC')
    const own = browser.path()
    expect(own).toMatch(/^\/own-exchange\/[\w-]+\/[\w-]{43}$/)
    expect(browser.text()).toContain('Send 0.05 BTC to start')
    expect(browser.text()).toMatch(/Deposit address on Bitcoin\s+bc1q[\da-z]{38}\s/)
    expect(browser.text()).toMatch(/Until \w+ \d+, \d+, \d\d:\d\d [AP]M UTC/)
    expect(browser.text()).not.toContain('updates automatically')
    expectReadable()

    browser.open(own)
    browser.press('Simulate deposit')
    expect(browser.path()).toBe(own)
    await until(own, 'Exchange completed')
    expectReadable()
  })

  test('every other button of a form with scripts leads there too', () => {
    browser.open('/exchange')
    browser.press('Continue')
    expect(browser.path()).toMatch(/^\/exchange-form\?/)
    browser.open('/de/exchange-v2')
    browser.press('Ohne JavaScript tauschen')
    expect(browser.path()).toMatch(/^\/de\/exchange-form\?/)
  })
})
