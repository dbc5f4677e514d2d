import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { accountTimings } from '@/config/accountTimings'
import { database } from '@/server/database/database'
import { mails } from '@/server/database/schema'
import { logFailure } from '@/runtime/log'
import { sendDueMails } from '@/server/mail/mailWorker'
import { newEmail, PASSWORD, signUp } from '../accounts/accountCalls'
import { useTemporaryDatabase } from '../temporaryDatabase'

vi.hoisted(() => void (process.env.LOG_LEVEL = 'silent'))
vi.mock('@/runtime/log', { spy: true })
useTemporaryDatabase()

const { smtpTimeout, smtpLimit } = accountTimings
const LIMIT = 1000
beforeAll(() => void Object.assign(accountTimings, { smtpTimeout: 600, smtpLimit: LIMIT }))
afterAll(() => void Object.assign(accountTimings, { smtpTimeout, smtpLimit }))
beforeEach(async () => {
  await (await database()).delete(mails)
  vi.mocked(logFailure).mockClear()
})
afterEach(() => void vi.unstubAllEnvs())

/** Every 50 ms, so that it is never silent. */
const drip = (socket: Socket, text: string) => {
  const timer = setInterval(() => socket.write(text), 50)
  socket.once('close', () => clearInterval(timer))
}
const whenAsked = (replies: Record<string, (socket: Socket) => void>) => (socket: Socket) => {
  socket.write('220 mail\r\n')
  socket.on('data', (data) => {
    const command = String(data).slice(0, 4).toUpperCase()
    const reply = replies[command] ?? (() => socket.write('250 fine\r\n'))
    reply(socket)
  })
}
const flood = (socket: Socket) => {
  const write = () => {
    while (!socket.destroyed && socket.write('x'.repeat(65_536)));
  }
  socket.on('drain', write)
  write()
}

const SERVERS: Record<string, (socket: Socket) => void> = {
  'says nothing': () => undefined,
  'greets a byte at a time': (socket) => drip(socket, '2'),
  'never ends its greeting': (socket) => drip(socket, '220-more\r\n'),
  'sends bytes without end': flood,
  'names extensions without end': whenAsked({ EHLO: (socket) => drip(socket, '250-MORE\r\n') }),
  'never says whether it took the email': whenAsked({
    DATA: (socket) => {
      socket.removeAllListeners('data').resume().write('354 go on\r\n')
      drip(socket, '250-wait\r\n')
    },
  }),
  'closes while it gets the email': whenAsked({ DATA: (socket) => socket.destroy() }),
  'speaks another protocol': (socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'),
  'refuses the recipient with the address in its words': whenAsked({
    RCPT: (socket) => socket.write('550 nobody@example.com \u001b[31m does not live here\r\n'),
  }),
  'promises TLS and has none': whenAsked({
    EHLO: (socket) => socket.write('250-mail\r\n250 STARTTLS\r\n'),
    STAR: (socket) => socket.write('220 go on\r\nnot TLS at all\r\n'),
  }),
}

async function listen(behave: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    behave(socket)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return {
    sockets,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test.each(Object.entries(SERVERS))(
  'an email to a server that %s is put off within its time, and its connection ends',
  async (_, behave) => {
    const { sockets, stop } = await listen(behave)
    const email = newEmail()
    await signUp({ email, password: PASSWORD })
    const began = Date.now()
    await sendDueMails()
    expect(Date.now() - began).toBeLessThan(LIMIT + 1000)
    const [mail] = await (await database()).select().from(mails)
    expect(mail).toMatchObject({ to: email, tries: 1 })
    expect(JSON.stringify(vi.mocked(logFailure).mock.calls.map(String))).not.toMatch(
      /example\.com|does not live/,
    )
    await expect.poll(() => sockets.size).toBe(0)
    stop()
  },
)
