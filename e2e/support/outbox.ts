import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { emailLink } from './emailLink'

/** The emails of a site without a mail server: it writes them into a folder of its own. */
export const outboxIn = (dataDir: string) => ({
  /** The link of the newest email to this address; waits until there is one. */
  linkTo: async (to: string) => emailLink(await emailTo(to, dataDir)),
  /** Its subject. */
  subjectTo: async (to: string) => (await emailTo(to, dataDir)).subject,
})

async function emailTo(to: string, dataDir: string): Promise<Email> {
  const found: { email?: Email | undefined } = {}
  await expect
    .poll(async () => (found.email = await newestTo(to, join(dataDir, 'outbox'))), {
      message: `an email to ${to}`,
    })
    .toBeDefined()
  if (!found.email) throw new Error('it was there')
  return found.email
}

async function newestTo(to: string, folder: string): Promise<Email | undefined> {
  const names = await readdir(folder).catch((): string[] => [])
  for (const name of names
    .filter((one) => one.endsWith('.eml'))
    .sort()
    .reverse()) {
    const text = await readFile(join(folder, name))
    if (text.includes(`To: ${to}`)) return PostalMime.parse(text)
  }
  return undefined
}
