import { type ServerResponse, STATUS_CODES } from 'node:http'

/** `onComplete` sends the body; headers and status can be changed until then. */
export function bufferResponse(res: ServerResponse, onComplete: (body: Buffer) => void) {
  const chunks: Buffer[] = []
  const own = {
    write: res.write.bind(res),
    end: res.end.bind(res),
    writeHead: res.writeHead.bind(res),
    flushHeaders: res.flushHeaders.bind(res),
  }
  let isComplete = false

  const append = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  const doneOf = (args: unknown[]) => args.find((arg): arg is () => void => typeof arg === 'function')

  res.writeHead = (status: number, ...rest: unknown[]) => {
    res.statusCode = status
    const headers = rest.find((arg) => typeof arg === 'object' && arg !== null) ?? {}
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value as string | string[])
    return res
  }
  res.flushHeaders = () => undefined
  res.write = ((chunk: unknown, ...rest: unknown[]) => {
    append(chunk, rest[0])
    const done = doneOf(rest)
    if (done) queueMicrotask(done)
    return true
  }) as typeof res.write
  res.end = ((...args: unknown[]) => {
    if (isComplete) return res
    isComplete = true
    append(args[0], args[1])
    const done = doneOf(args)
    if (done) res.once('finish', done)
    Object.assign(res, own)
    onComplete(Buffer.concat(chunks))
    return res
  }) as typeof res.end
}

/** `change` may change headers, and returns the status to send. */
export function onResponseHead(res: ServerResponse, change: (status: number) => number) {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = (status: number, ...rest: unknown[]) => {
    const sent = change(status)
    if (sent !== status) res.statusMessage = STATUS_CODES[sent] ?? ''
    return writeHead(sent, ...rest)
  }
}
