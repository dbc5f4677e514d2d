import { setTimeout as wait } from 'node:timers/promises'

/** Out of EIP-55. */
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
/** In ms between two keys. */
const PACE = 150
/** In ms, for whatever a press causes to end. */
const REST = 1500

/**
 * What a visitor does from the home page to an order, step by step, with a finger. Between a press and its rest nothing
 * is evaluated in the page, because finding an element by its role takes the same thread longer than what is measured.
 */
export function actingSteps(page) {
  const side = (name) => page.getByRole('button', { name: `Currency you ${name}:` })
  const picker = page.getByRole('dialog')
  // The networks to choose from are options too.
  const option = (name) => picker.getByRole('listbox').getByRole('option', { name }).first()
  const address = page.getByLabel('Recipient ETH address')
  const create = page.getByRole('button', { name: /^Create exchange/ })
  const rate = (name) => page.locator('label', { hasText: name }).first()
  const press = (target) => tap(page, target)
  const type = (text) => typed(page, text)
  const choose = async (name) => {
    await press(option(name))
    await picker.waitFor({ state: 'detached' })
  }
  return {
    firstOpening: async () => {
      await press(side('get'))
      await option(/./).waitFor()
    },
    search: async () => {
      await type('litecoin')
      await option(/^LTC/).waitFor()
    },
    choice: () => choose(/^LTC/),
    opening: async () => {
      await press(side('get'))
      await option(/./).waitFor()
    },
    otherSearch: async () => {
      await type('ether')
      await option(/^ETH Ethereum/).waitFor()
    },
    otherChoice: () => choose(/^ETH Ethereum/),
    amount: async () => {
      await press(page.getByRole('textbox', { name: 'You send' }))
      await page.keyboard.press('Control+a')
      await type('0.25')
    },
    swap: () => press(page.getByRole('button', { name: 'Swap currencies' })),
    swapBack: () => press(page.getByRole('button', { name: 'Swap currencies' })),
    fixed: () => press(rate('Fixed')),
    floating: () => press(rate('Floating')),
    next: async () => {
      await press(page.getByRole('button', { name: 'Exchange', exact: true }))
      await address.waitFor()
    },
    paste: async () => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), ADDRESS)
      await press(address)
      await page.keyboard.press('Control+v')
      await wait(REST)
    },
    review: async () => {
      await press(page.getByRole('button', { name: 'Review exchange' }))
      await create.waitFor()
    },
    create: async () => {
      await press(create)
      await page.getByRole('heading', { level: 1, name: /^Send .* to start$/ }).waitFor()
    },
  }
}

async function tap(page, target) {
  await target.scrollIntoViewIfNeeded()
  await wait(PACE)
  const { x, y, width, height } = await target.boundingBox()
  await wait(PACE)
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await wait(REST)
}

async function typed(page, text) {
  for (const key of text) {
    await page.keyboard.press(key)
    await wait(PACE)
  }
}
