import { connect } from 'node:net'

type Raw = { method?: string; target: string; headers?: Record<string, string>; body?: string }

export type RawResponse = { status: number; headers: Record<string, string>; body: string }

/** One request over a socket of its own, byte for byte as written: clients would normalise its target. */
export function rawRequest(port: number, { method = 'GET', target, headers = {}, body = '' }: Raw) {
  const lines = Object.entries({
    host: 'site.example',
    connection: 'close',
    ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`)
  const text = `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
  return new Promise<RawResponse>((resolve, reject) => {
    // Not ended: Node.js takes a half-closed connection for one that was given up.
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')))
    const chunks: Buffer[] = []
    socket.setTimeout(20_000, () => socket.destroy(new Error(`no response to ${method} ${target}`)))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => {
      resolve(parsed(Buffer.concat(chunks).toString('latin1')))
    })
  })
}

/** Status 0: closed without a response. */
function parsed(text: string): RawResponse {
  const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s, 2)
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
    }),
  )
  return { status: Number(first.split(' ')[1] ?? 0), headers, body }
}
