import { expect } from '@playwright/test'
import type { Email } from 'postal-mime'
import { startSmtpSink } from '../../tests/server/mail/smtpSink'
import { emailLink } from './emailLink'

/** The emails that a site sends to a real mail server, by their recipient. */
export async function startMailbox() {
  const { received, url, stop } = await startSmtpSink()
  const read = new Set<Email>()
  const unread = (address: string) =>
    received.find(({ to, mail }) => to.includes(address) && !read.has(mail))?.mail

  /** The oldest unread email to this address; waits until there is one. */
  async function emailTo(to: string): Promise<Email> {
    await expect.poll(() => unread(to) !== undefined, { message: `an email to ${to}` }).toBe(true)
    const email = unread(to)
    if (!email) throw new Error('it was there')
    read.add(email)
    return email
  }
  return {
    url,
    emailTo,
    linkTo: async (to: string) => emailLink(await emailTo(to)),
    stop,
  }
}

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>
