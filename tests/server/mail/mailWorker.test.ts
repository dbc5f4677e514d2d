import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountTimings } from '@/config/accountTimings'
import { database } from '@/server/database/database'
import { customers, mails } from '@/server/database/schema'
import { logFailure } from '@/runtime/log'
import { writeEmail } from '@/server/mail/email'
import { sendDueMails } from '@/server/mail/mailWorker'
import { claimMail } from '@/server/mail/storedMails'
import { confirmSignUp, newEmail, PASSWORD, signUp, tokenSentTo } from '../accounts/accountCalls'
import { later } from '../clock'
import { useTemporaryDatabase } from '../temporaryDatabase'
import { type Received, startSmtpSink } from './smtpSink'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
vi.mock('@/runtime/log', { spy: true })
vi.mock('@/server/mail/email', { spy: true })
const folder = useTemporaryDatabase()
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await (await database()).delete(mails)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const waiting = async () => (await database()).select().from(mails)
const request = async () => {
  const email = newEmail()
  await signUp({ email, password: PASSWORD }, { headers: { 'site-language': 'de' } })
  return email
}

describe('an email', () => {
  test('reaches a mail server as text and HTML, from the site, and waits no more', async () => {
    const sink = await startSmtpSink()
    vi.stubEnv('SMTP_URL', sink.url)
    vi.stubEnv('SITE_URL', 'https://halyard.example')
    const email = await request()
    const token = await tokenSentTo(email)
    await sendDueMails()
    await sink.stop()

    expect(sink.received).toHaveLength(1)
    const { from, to, mail } = sink.received[0] as Received
    expect([from, to]).toEqual(['no-reply@halyard.example', [email]])
    expect(mail.from).toEqual({ name: 'Halyard', address: 'no-reply@halyard.example' })
    expect(mail.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse für Halyard')
    for (const body of [mail.text, mail.html]) expect(body).toContain(`#token=${token}`)
    expect(mail.text).toContain('Danke für Ihre Registrierung bei Halyard.')
    expect(mail.messageId).toMatch(/^<[\w.]+@halyard\.example>$/)
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    expect(await waiting()).toEqual([])
  })

  test('comes from whom the operator names', async () => {
    const sink = await startSmtpSink()
    vi.stubEnv('SMTP_URL', sink.url)
    vi.stubEnv('MAIL_FROM', 'Harbour <post@harbour.example>')
    await request()
    await sendDueMails()
    await sink.stop()
    expect(sink.received[0]?.mail.from).toEqual({ name: 'Harbour', address: 'post@harbour.example' })
  })

  test('waits while the mail server is down, and is sent after 1, 5, 15 and 60 minutes', async () => {
    const gone = await startSmtpSink()
    await gone.stop()
    vi.stubEnv('SMTP_URL', gone.url)
    const email = await request()
    for (const minutes of [1, 5, 15, 60, 60]) {
      await sendDueMails()
      const [{ dueAt } = { dueAt: 0 }] = await waiting()
      expect(dueAt - Date.now()).toBe(minutes * 60_000)
      later(minutes * 60_000 - 1)
      vi.mocked(logFailure).mockClear()
      await sendDueMails()
      expect(vi.mocked(logFailure)).not.toHaveBeenCalled()
      later(1)
    }
    const back = await startSmtpSink(gone.port)
    await sendDueMails()
    await back.stop()
    expect(back.received.map(({ to }) => to)).toEqual([[email]])
    expect(await waiting()).toEqual([])
  })

  test('that no server takes for a day is dropped, and the log names neither address nor token', async () => {
    const words = { responseCode: 550, message: 'nobody here is called that' }
    const sink = await startSmtpSink(0, words)
    vi.stubEnv('SMTP_URL', sink.url)
    const email = await request()
    const token = await tokenSentTo(email)
    vi.mocked(logFailure).mockClear()
    let tries = 0
    for (; (await waiting()).length > 0; tries++) {
      await sendDueMails()
      later(3_600_000)
    }
    await sink.stop()
    expect(tries).toBeGreaterThan(20)
    expect(tries).toBeLessThan(30)
    const logged = vi.mocked(logFailure).mock.calls.map(([where, error]) => [where, (error as Error).stack])
    expect(logged.at(-1)).toEqual([
      'mail',
      expect.stringMatching(/^Error: email \d+ was dropped: EMESSAGE 550/),
    ])
    for (const [, reported] of logged) {
      expect(reported).not.toContain(email)
      expect(reported).not.toContain(token)
      expect(reported).not.toContain(words.message)
    }
  })

  test('does not hold up those behind it', async () => {
    const sink = await startSmtpSink()
    vi.stubEnv('SMTP_URL', sink.url)
    await request()
    const [bad] = await waiting()
    await (await database()).update(mails).set({ to: 'no address' })
    const good = await request()
    await sendDueMails()
    await sink.stop()
    expect(sink.received.map(({ to }) => to)).toEqual([[good]])
    expect((await waiting()).map(({ id }) => id)).toEqual([bad?.id])
  })

  test('that was being sent when we were killed is sent again, under the same name', async () => {
    const sink = await startSmtpSink()
    vi.stubEnv('SMTP_URL', sink.url)
    const email = await request()
    // One process took it, and was killed before it could say what became of it.
    expect(await claimMail(Date.now())).toMatchObject({ to: email })
    await sendDueMails()
    expect(sink.received).toEqual([])
    later(accountTimings.mailLease)
    await sendDueMails()
    await sink.stop()
    expect(sink.received.map(({ to }) => to)).toEqual([[email]])
  })

  test('is sent once by two concurrent workers', async () => {
    const sink = await startSmtpSink()
    vi.stubEnv('SMTP_URL', sink.url)
    await request()
    await Promise.all([sendDueMails(), sendDueMails(), sendDueMails()])
    await sink.stop()
    expect(sink.received).toHaveLength(1)
  })

  test('goes to one address only, whatever that looks like', async () => {
    const sink = await startSmtpSink()
    vi.stubEnv('SMTP_URL', sink.url)
    await request()
    await (await database()).update(mails).set({ to: 'one,victim@example.com' })
    await sendDueMails()
    await sink.stop()
    expect(sink.received.flatMap(({ to }) => to)).not.toContain('victim@example.com')
  })
})

test('without a mail server each email is a file in the outbox that only its owner may read', async () => {
  const email = await request()
  const token = await tokenSentTo(email)
  await sendDueMails()
  const outbox = join(folder, 'outbox')
  const [file = '', ...others] = readdirSync(outbox)
  expect([others, await waiting()]).toEqual([[], []])
  expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-\d+\.eml$/)
  expect(statSync(join(outbox, file)).mode & 0o777).toBe(0o600)
  const mail = await PostalMime.parse(readFileSync(join(outbox, file)))
  expect(mail.to).toEqual([{ name: '', address: email }])
  expect(mail.text).toContain(`#token=${token}`)
  expect((await confirmSignUp(token)).status).toBe(200)
})

test('an email and its cause are stored in one transaction', async () => {
  vi.mocked(writeEmail).mockImplementationOnce(() => {
    throw new Error('a crash between the two')
  })
  const db = await database()
  const before = await db.$count(customers)
  expect((await signUp({ email: newEmail(), password: PASSWORD })).status).toBe(500)
  expect([await db.$count(customers), await waiting()]).toEqual([before, []])
})
