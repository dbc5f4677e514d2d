import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reservePort } from '../../tests/reservePort.mjs'
import { originOf, startBuiltServer } from './builtServer'

export const OPERATOR = {
  BRAND_NAME: 'Nordwind',
  PARTNER_BRANDS: 'Acme Wallet, Foo',
  LEGAL_NAME: 'Capstan & <b>Söhne</b> GmbH',
  LEGAL_ADDRESS: 'Hafen 1, Hamburg',
  LEGAL_REGISTER: 'HRB 123',
  LEGAL_SUPERVISOR: 'BaFin',
  LEGAL_EMAIL: 'legal@capstan.example',
  MAINTENANCE_ID: 'spring',
  GOOGLE_PLAY_URL: 'https://apps.example/android',
  APP_STORE_URL: 'https://apps.example/ios',
}

/**
 * Playwright's global setup: one site of an operator with a brand, a company, partners, apps and an announced maintenance,
 * for all workers. It starts when the first of them asks for it; its coins come from the usual site.
 */
export default async function serveOperatorSite() {
  let starting: ReturnType<typeof startBuiltServer> | undefined
  const start = async () => {
    const port = await reservePort()
    return startBuiltServer(port, { ...OPERATOR, API_ORIGIN: originOf(Number(process.env.E2E_PORT)) })
  }
  const server = createServer((_, response) => {
    starting ??= start()
    starting.then(
      ({ origin }) => response.end(origin),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  process.env.E2E_OPERATOR = originOf((server.address() as AddressInfo).port)
  return async () => {
    server.close()
    await (await starting)?.kill()
  }
}

/** Its address. */
export async function operatorSite(): Promise<string> {
  const response = await fetch(process.env.E2E_OPERATOR ?? '')
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}
