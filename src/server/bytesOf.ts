import type { IncomingMessage } from 'node:http'

/** The body of a call, or null once it turns out to be larger than `limit` bytes. */
export async function bytesOf(req: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(req.headers['content-length']) > limit) return null
  const chunks: Buffer[] = []
  let size = 0
  // Leaving a plain `for await` early would take the request and its socket apart, with the answer still to be sent.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
