import { expect, type Page } from '@playwright/test'
import { PASSWORD } from './aCustomer'
import { hydrated } from './exchangePage'

export const SIGN_IN = '/customer-account'
export const OVERVIEW = '/customer-account/overview'
export const SETTINGS = '/customer-account/account'
export const ACCOUNT_PAGES = ['overview', 'history', 'loyalty', 'payouts', 'account'].map(
  (page) => `/customer-account/${page}`,
)

export const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email address', exact: true })
/** A password has no role of its own. */
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
export const alertIn = (page: Page) => page.getByRole('main').getByRole('alert')
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export async function fillSignIn(page: Page, email: string, password = PASSWORD) {
  await hydrated(page)
  await emailField(page).fill(email)
  await passwordField(page).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Opening the link of a new account does nothing by itself. */
export const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm and sign in' })

/** In a browser that did not sign up. */
export async function confirmWithPassword(page: Page, password = PASSWORD) {
  await passwordField(page).fill(password)
  await confirmButton(page).click()
}

/** The page of the account that has this heading is there, and shows what is the customer's. */
export async function expectAccount(page: Page, heading = 'Overview') {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(page.getByText('One moment…')).toHaveCount(0)
  await hydrated(page)
}

export const hasTokens = async (page: Page) => {
  const cookies = await page.context().cookies()
  return cookies.filter(({ name }) => name.endsWith('Token')).length === 2
}
