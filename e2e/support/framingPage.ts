import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page of somebody else, on an origin of its own, with this body. */
export async function startFramingPage(body: string | (() => string)) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!DOCTYPE html><title>Somebody else’s page</title>${typeof body === 'string' ? body : body()}`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // The other name of this machine: another site altogether, not only another port.
  return { address: `http://localhost:${port}/`, stop: () => server.close() }
}
