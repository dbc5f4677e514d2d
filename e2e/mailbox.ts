import { expect } from '@playwright/test'
import type { Email } from 'postal-mime'
import { startSmtpSink } from '../tests/server/mail/smtpSink'
import { linkIn } from './linkIn'

/** The letters that a site sends to a real mail server, by their recipient. */
export async function startMailbox() {
  const { received, url, stop } = await startSmtpSink()
  const read = new Set<Email>()
  const unread = (address: string) =>
    received.find(({ to, mail }) => to.includes(address) && !read.has(mail))?.mail

  /** The oldest letter to this address that has not been read yet; waits until there is one. */
  async function letterTo(to: string): Promise<Email> {
    await expect
      .poll(() => unread(to) !== undefined, { message: `a letter to ${to}`, timeout: 15_000 })
      .toBe(true)
    const letter = unread(to)
    if (!letter) throw new Error('it was there')
    read.add(letter)
    return letter
  }
  return {
    url,
    letterTo,
    linkTo: async (to: string) => linkIn(await letterTo(to)),
    stop,
  }
}

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>
