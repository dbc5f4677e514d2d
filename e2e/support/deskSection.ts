import type { Page } from '@playwright/test'

const CLOSED = { name: 'Sections', exact: true }

/** Leads to a section of the desk; on a phone the list of them is opened first. */
export async function deskSection(page: Page, name: string) {
  const sections = page.getByRole('navigation', { name: 'Desk' })
  const toggle = sections.getByRole('button', CLOSED)
  await sections.waitFor()
  if (await toggle.isVisible()) await toggle.click()
  await sections.getByRole('link', { name, exact: true }).click()
}
