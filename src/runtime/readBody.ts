import type { IncomingMessage } from 'node:http'

/** @returns null where the body is larger */
export async function readBody(req: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  if (Number(req.headers['content-length']) > maxBytes) return null
  const chunks: Buffer[] = []
  let size = 0
  // Leaving a plain `for await` early would destroy the request and its socket, with the response still to be sent.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
