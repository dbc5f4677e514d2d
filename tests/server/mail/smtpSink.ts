import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Received = { from: string; to: string[]; mail: Email }

/** A real mail server on loopback that stores what it is sent. `refuse`: its response instead of taking an email. */
export async function startSmtpSink(port = 0, refuse?: { responseCode: number; message: string }) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refuse) {
          done(Object.assign(new Error(refuse.message), refuse))
          return
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), mail })
          done()
        }, done)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const bound = (server.server.address() as AddressInfo).port
  return {
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    received,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
      }),
  }
}
