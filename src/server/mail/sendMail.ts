import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { accountTimings } from '@/config/accountTimings'
import { env } from '@/config/env'
import type { StoredMail } from '@/server/database/schema'

export async function sendMail(mail: StoredMail): Promise<void> {
  const message = messageOf(mail)
  if (!env.smtpUrl) return writeToOutbox(mail, message)
  const timeout = accountTimings.smtpTimeout
  const transport = createTransport({
    url: env.smtpUrl,
    ...{ connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout },
    dnsTimeout: timeout,
  })
  // Its timeouts count silence alone, and a server may go on talking.
  await transport.sendMail({ ...message, signal: AbortSignal.timeout(accountTimings.smtpLimit) })
}

type Message = ReturnType<typeof messageOf>

function messageOf({ id, to, subject, text, html, createdAt }: StoredMail) {
  const host = new URL(env.siteUrl).hostname
  return {
    from: env.mailFrom || { name: env.brandName, address: `no-reply@${host}` },
    // As an object it is one address and is not read as a list.
    to: { name: '', address: to },
    ...{ subject, text, html },
    date: new Date(createdAt),
    // The same each time, so that a mail program recognises a duplicate.
    messageId: `<${createdAt}.${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  }
}

/** A link in it opens an account. */
async function writeToOutbox({ id, createdAt }: StoredMail, message: Message) {
  const folder = join(env.dataDir, 'outbox')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const made = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  const file = join(folder, `${new Date(createdAt).toISOString().replaceAll(':', '-')}-${id}.eml`)
  // For programs that watch the folder.
  await writeFile(`${file}.part`, made.message as Buffer, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
