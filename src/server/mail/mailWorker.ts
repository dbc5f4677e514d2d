import { Counter } from 'prom-client'
import { accountTimings } from '@/config/accountTimings'
import type { StoredMail } from '@/server/database/schema'
import { logFailure } from '@/runtime/log'
import { metrics } from '@/runtime/metrics'
import { sendMail } from '@/server/mail/sendMail'
import { claimMail, deleteMail, postponeMail } from '@/server/mail/storedMails'
import { scheduleJob } from '@/server/kernel/scheduleJob'
import { tracedJob } from '@/server/kernel/tracedJob'
import { once } from '@/runtime/once'

/** One that was sent before a kill is sent again; none is lost. */
export async function sendDueMails(): Promise<void> {
  for (;;) {
    const mail = await claimMail(Date.now())
    if (!mail) return
    try {
      await tracedJob('mailWorker', () => sendMail(mail))
    } catch (error) {
      await putOff(mail, error)
      continue
    }
    mailSendings().inc({ outcome: 'sent' })
    await deleteMail(mail.id)
  }
}

/** From zero, so that Prometheus sees the first of each as an increase. */
export const mailSendings = once(() => {
  const made = new Counter({
    name: 'halyard_mail_sendings_total',
    help: 'Tries to send an email, by their outcome',
    labelNames: ['outcome'],
    registers: [metrics.registry],
  })
  for (const outcome of ['sent', 'postponed', 'dropped']) made.inc({ outcome }, 0)
  return made
})

async function putOff({ id, tries, createdAt }: StoredMail, error: unknown) {
  const waits = accountTimings.mailRetries
  const dueAt = Date.now() + (waits[tries] ?? waits.at(-1) ?? 0)
  const isDropped = dueAt > createdAt + accountTimings.mailTtl
  logFailure('mail', new Error(`email ${id} was ${isDropped ? 'dropped' : 'put off'}: ${reasonOf(error)}`))
  mailSendings().inc({ outcome: isDropped ? 'dropped' : 'postponed' })
  if (isDropped) await deleteMail(id)
  else await postponeMail(id, tries + 1, dueAt)
}

/** Only codes: a mail server's message contains the address. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter((one) => typeof one === 'string' || typeof one === 'number').join(' ')
}

export function startMailWorker() {
  mailSendings()
  scheduleJob('mailWorker', accountTimings.mailPolling, sendDueMails)
}
