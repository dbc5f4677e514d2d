import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { reservePort } from '../../tests/reservePort.mjs'
import { startBuiltServer } from '../support/builtServer'
import { test } from '../support/watchedTest'
import { FULL } from '../support/fullRun'

const SECRET = 'sentinel-secret-0123456789abcdef0123456789'
const SERVER = 'sentinel-server'
const PATHS = [
  ...[
    '/',
    '/de',
    '/faq',
    '/coins/btc',
    '/contacts',
    '/exchange?id=unknown',
    '/no/such/page',
    '/views/cashback',
  ],
  ...[
    '/robots.txt',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/api/v4/openapi.json',
    '/api/v3/currencies',
  ],
  ...['/api/site/ready', '/api/site/metrics', '/api/v4/no/such/call'],
]

test('what is served and logged holds no secret, and what is served no server setting', FULL, async () => {
  const folder = mkdtempSync(join(tmpdir(), `halyard-${SERVER}-`))
  const account = join(folder, SECRET)
  const { privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const fields = { project_id: SECRET, client_email: SECRET, private_key: privateKey }
  writeFileSync(account, JSON.stringify(fields))
  const server = await startBuiltServer(await reservePort(), {
    LOG_LEVEL: 'info',
    DATA_DIR: folder,
    METRICS_TOKEN: SECRET,
    MODERATION_TOKEN: SECRET,
    TOKEN_SECRET: SECRET,
    TOKEN_SECRET_PREVIOUS: `${SECRET}-previous`,
    REDIS_URL: `redis://:${SECRET}@127.0.0.1:1`,
    REDIS_LIMITS_URL: `redis://:${SECRET}@127.0.0.1:1`,
    SMTP_URL: `smtp://user:${SECRET}@127.0.0.1:1`,
    MAIL_FROM: `${SERVER}@example.com`,
    FIREBASE_SERVICE_ACCOUNT: account,
    FCM_HOST: `https://${SERVER}.example.com`,
    MERCURYO_WIDGET_ID: 'widget-1',
    MERCURYO_SECRET: SECRET,
    COMMIT: `commit-${SERVER}`,
  })
  try {
    const served = await Promise.all(PATHS.map((path) => bytesOf(server.origin + path)))
    const [home = ''] = served
    const buildId = /"buildId":"([^"]+)"/.exec(home)?.[1] ?? ''
    served.push(await bytesOf(`${server.origin}/_next/data/${buildId}/en.json`))
    // The guard looks at the right bytes: public settings are in them.
    expect(home).toContain('Halyard')
    expect(served.at(-1)).toContain('pageProps')
    for (const text of served) expect(text).not.toContain('sentinel')
    expect(server.words()).not.toContain('sentinel-secret')
    expect(startLineIn(server.words())).toMatchObject({
      version: '0.1.0',
      commit: `commit-${SERVER}`,
      mode: 'sandbox',
      database: 'embedded',
      redis: 'shared',
      email: 'smtp',
      providers: ['mercuryo', 'fingerprint'],
    })
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Status, headers and body. */
async function bytesOf(url: string): Promise<string> {
  const response = await fetch(url)
  return [response.status, JSON.stringify([...response.headers]), await response.text()].join('\n')
}

function startLineIn(words: string): unknown {
  const lines = words.split('\n').filter((line) => line.includes('"msg":"started"'))
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '')
}
