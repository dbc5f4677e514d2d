import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ScreenedRequest, Verdict } from '@/server/screening/Screening'

const SECRET = 'e2'.repeat(32)

/** A service for SCREENING_URL that decides by what is screened. */
export async function startScreeningService(decide: (request: ScreenedRequest) => Verdict) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const screened = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ScreenedRequest
      response.setHeader('content-type', 'application/json').end(JSON.stringify(decide(screened)))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    settings: { SCREENING_URL: `http://127.0.0.1:${port}/`, SCREENING_SECRET: SECRET },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
