import type { IncomingMessage } from 'node:http'

export async function bytesOf(req: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(req.headers['content-length']) > limit) return null
  const chunks: Buffer[] = []
  let size = 0
  // Leaving a plain `for await` early would destroy the request and its socket, with the response still to be sent.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
