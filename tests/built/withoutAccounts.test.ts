import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PUBLIC_PAGES } from '@/config/operator/pageNames'
import { paths } from '@/config/paths'
import { PLAIN_ACCOUNT_PATH } from '@/domain/site/plainPages'
import { isOff } from '@/domain/site/offPages'
import { LOCALES } from '@/config/locales'
import { startBuiltSite } from './support/builtSite'

/** A back end of the operator's that has no accounts: a sandbox, and what was called of it. */
const folder = mkdtempSync(join(tmpdir(), 'halyard-no-accounts-'))
const called: string[] = []
let sandbox: Awaited<ReturnType<typeof startBuiltSite>>
let backEnd: Server
let site: Awaited<ReturnType<typeof startBuiltSite>>
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

beforeAll(async () => {
  sandbox = await startBuiltSite({})
  backEnd = createServer((request, response) => {
    called.push(`${request.method ?? ''} ${request.url ?? ''}`)
    const pass = async () => {
      const body = await bodyOf(request)
      const answer = await fetch(sandbox.origin + (request.url ?? ''), {
        method: request.method ?? 'GET',
        headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      })
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      response.end(Buffer.from(await answer.arrayBuffer()))
    }
    void pass()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => backEnd.once('listening', resolve))
  const file = join(folder, 'operator.yaml')
  const links = (label: string) => [{ label, href: '/customer-account' }]
  const footer = [{ title: 'Ours', links: [...links('Our accounts'), { label: 'Help', href: '/faq' }] }]
  writeFileSync(file, JSON.stringify({ pages: { off: ['/customer-account'] }, footer }))
  site = await startBuiltSite({ API_ORIGIN: originOf(backEnd), OPERATOR_FILE: file })
}, 360_000)

afterAll(async () => {
  await site.end()
  backEnd.closeAllConnections()
  backEnd.close()
  await sandbox.end()
  rmSync(folder, { recursive: true })
})

const OFF = ['/customer-account', PLAIN_ACCOUNT_PATH, '/partners']
const GONE = [
  ...Object.values(paths.account),
  ...['/customer-account', '/customer-account/password-reset', '/customer-account/sign-up/confirmation'],
  ...[PLAIN_ACCOUNT_PATH, '/partners', '/partners/statistics', '/loyalty', '/trading-contest'],
]

test.each(GONE)('%s is not found, in any language and by any method', async (path) => {
  for (const address of [path, `/de${path}`]) {
    const { status, headers } = await fetch(site.origin + address, { redirect: 'manual' })
    expect(status, address).toBe(404)
    expect(headers.get('set-cookie') ?? '', address).not.toMatch(/token/i)
  }
  const posted = await fetch(site.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin },
    body: 'action=signIn&email=a%40example.com&password=a-long-password-of-hers',
    redirect: 'manual',
  })
  expect([403, 404, 405]).toContain(posted.status)
})

/** Those at one address, and one of each kind that is made of data. */
const SERVED = [
  ...PUBLIC_PAGES,
  ...['/coins/btc', '/crypto-to-crypto/btc-eth', '/how-to-exchange/btc/eth', '/what-is/bitcoin'],
  ...['/exchanges', '/exchange-form', '/contact-form', '/exchange-v2/exchange', '/restricted', '/offline'],
  '/views/exchange',
]
const addressesIn = (html: string) =>
  [...html.matchAll(/\b(?:href|action|formaction)="([^"]*)"/g)].map(([, address = '']) =>
    new URL(address.replaceAll('&amp;', '&'), site.origin).pathname.replace(
      new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`),
      '',
    ),
  )

test('no page that is served leads to an account, a form of one or the partner area', async () => {
  let links = 0
  let served = 0
  for (const path of SERVED)
    for (const prefix of ['', '/de']) {
      const response = await fetch(site.origin + prefix + path, { redirect: 'manual' })
      const addresses = addressesIn(await response.text())
      expect(
        addresses.filter((address) => isOff(address, OFF)),
        prefix + path,
      ).toEqual([])
      served += response.status === 200 ? 1 : 0
      links += addresses.length
    }
  expect(served).toBeGreaterThan(70)
  expect(links).toBeGreaterThan(3000)
}, 120_000)

test('sitemaps, the app’s shortcuts and the worker know no account either', async () => {
  const index = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const listed = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(listed.length).toBeGreaterThan(0)
  const others = ['/site.webmanifest', '/service-worker.js']
  const files = [...listed.map((address) => new URL(address).pathname), ...others]
  for (const path of files) {
    const text = await (await fetch(site.origin + path)).text()
    expect(text, path).not.toMatch(/customer-account|account-form|\/partners\b/)
  }
})

test('a page says nothing of an account that nobody can have', async () => {
  const text = async (path: string) =>
    (await (await fetch(site.origin + path)).text()).replaceAll(/<script\b.*?<\/script>/gs, '')
  expect(await text('/cookie-policy')).not.toContain('accessToken')
  expect(await text('/privacy-policy')).not.toContain('delete your account')
  expect(await text('/faq')).not.toContain('Why create an account?')
  expect(await text('/refund-policy')).toContain('or from a device you have moved it to.')
  const [header = ''] = /<header\b.*<\/header>/s.exec(await text('/')) ?? []
  expect(header).toContain('Your exchanges')
  expect(header).not.toContain('Account')
})

test('none of all that called the back end for an account', () => {
  expect(called.some((call) => call.startsWith('GET /api/v3/currencies'))).toBe(true)
  expect(called.filter((call) => /auth-service|customers|partners/.test(call))).toEqual([])
})
