import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { linkIn } from './linkIn'

/** A real mail server on loopback: the letters that the site sends, by their recipient. */
export async function startMailbox() {
  const letters: { to: string; letter: Email }[] = []
  const read = new Set<Email>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((letter) => {
          for (const { address } of envelope.rcptTo) letters.push({ to: address, letter })
          done()
        }, done)
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const unread = (to: string) => letters.find((one) => one.to === to && !read.has(one.letter))?.letter

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
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letterTo,
    linkTo: async (to: string) => linkIn(await letterTo(to)),
    count: (to: string) => letters.filter((one) => one.to === to).length,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>
