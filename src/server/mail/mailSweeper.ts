import { accountTimings } from '@/config/accountTimings'
import type { StoredMail } from '@/server/database/schema'
import { logFailure } from '@/runtime/log'
import { sendMail } from '@/server/mail/sendMail'
import { claimMail, deleteMail, postponeMail } from '@/server/mail/storedMails'
import { repeatWork } from '@/server/repeatWork'

/** Sends every letter that is due. A letter that was sent before we were killed is sent again; none is lost. */
export async function sendDueMails(): Promise<void> {
  for (;;) {
    const mail = await claimMail(Date.now())
    if (!mail) return
    try {
      await sendMail(mail)
    } catch (error) {
      await putOff(mail, error)
      continue
    }
    await deleteMail(mail.id)
  }
}

async function putOff({ id, tries, createdAt }: StoredMail, error: unknown) {
  const waits = accountTimings.mailRetries
  const dueAt = Date.now() + (waits[tries] ?? waits.at(-1) ?? 0)
  const isDropped = dueAt > createdAt + accountTimings.mailLife
  logFailure('mail', new Error(`letter ${id} was ${isDropped ? 'dropped' : 'put off'}: ${reasonOf(error)}`))
  if (isDropped) await deleteMail(id)
  else await postponeMail(id, tries + 1, dueAt)
}

/** Only codes: the words of a mail server name the address. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter((one) => typeof one === 'string' || typeof one === 'number').join(' ')
}

export const startMailSweeper = () => repeatWork('mailSweeper', accountTimings.mailSweep, sendDueMails)
