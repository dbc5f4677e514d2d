import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'
import type { ScreenedRequest } from '@/server/screening/Screening'

const SECRET = 'a4f1'.repeat(16)

type Asked = ScreenedRequest & { version: number; at: string }
type Answer = (response: ServerResponse, asked: Asked) => void

/** A service at SCREENING_URL that checks each signature, and answers what the test says. */
export async function startScreeningService(silent = '') {
  const state: { answer: Answer; asked: Asked[]; unsigned: number } = {
    answer: (response) => response.end('{"verdict":"allow"}'),
    asked: [],
    unsigned: 0,
  }
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      if (!isSigned(request, body)) state.unsigned++
      const asked = JSON.parse(body) as Asked
      state.asked.push(asked)
      state.answer(response, asked)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubEnv('SCREENING_URL', `http://127.0.0.1:${port}/check`)
  vi.stubEnv('SCREENING_SECRET', SECRET)
  if (silent) vi.stubEnv('SCREENING_SILENT', silent)
  return {
    state,
    says: (verdict: string, reason = '') => {
      state.answer = (response) => response.end(JSON.stringify({ verdict, reason }))
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}

function isSigned({ headers }: IncomingMessage, body: string): boolean {
  const timestamp = String(headers['x-halyard-timestamp'])
  const mac = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex')
  const isRecent = Math.abs(Number(timestamp) - Date.now() / 1000) < 86_400
  return isRecent && headers['x-halyard-signature'] === `v1=${mac}`
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks).toString('utf8')
}
