import { writeFileSync } from 'node:fs'
import { request, type RequestOptions } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasNginx, hasOpenssl } from '../serverPrograms.mjs'
import { callOver, runHostNginx } from './hostNginx'
import { startInstance } from './nginxServer'

/** Addresses of this machine that stand for those of two visitors and of a balancer. */
const [VISITOR, OTHER, BALANCER] = ['127.0.0.8', '127.0.0.9', '127.0.0.7'] as const

// On a machine without it these tests are skipped by this name; nginx.test.ts reads the file all the same.
describe.skipIf(!hasNginx() || !hasOpenssl())('nginx/host.conf, run by this machine’s nginx', () => {
  let site: Awaited<ReturnType<typeof startInstance>>
  let alone: Awaited<ReturnType<typeof runHostNginx>>
  let behind: Awaited<ReturnType<typeof runHostNginx>>
  beforeAll(async () => {
    site = await startInstance()
    alone = await runHostNginx(site.instance.port)
    behind = await runHostNginx(site.instance.port, { balancer: BALANCER })
  })
  afterAll(async () => {
    await Promise.all([alone?.stop(), behind?.stop()])
    site?.stop()
  })

  /** What the site is sent of the caller. */
  async function seen(options: RequestOptions) {
    await callOver(options)
    return site.instance.requests.at(-1)?.headers ?? {}
  }

  test('each visitor is known by their own address, and by nothing that they claim', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'cf-ipcountry': 'CH', 'x-forwarded-proto': 'http' }
    for (const localAddress of [VISITOR, OTHER]) {
      const sent = await seen({ port: alone.https, localAddress, headers })
      expect(sent['x-forwarded-for']).toBe(localAddress)
      expect(sent['cf-ipcountry']).toBeUndefined()
      expect(sent['x-forwarded-proto']).toBe('https')
    }
  })

  test('behind a balancer it is the address that this names last, and who comes past it names none', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7, 203.0.113.9' }
    const from = (localAddress: string) => seen({ port: behind.https, localAddress, headers })
    expect((await from(BALANCER))['x-forwarded-for']).toBe('203.0.113.9')
    expect((await from(VISITOR))['x-forwarded-for']).toBe(VISITOR)
  })

  test('http leads to https, but for what certbot puts there', async () => {
    writeFileSync(join(alone.acme, '.well-known/acme-challenge/token'), 'proof')
    const { status, to } = await getPlain(alone.http, '/de/coins?q=1')
    expect([status, to]).toEqual([301, 'https://exchange.example.com/de/coins?q=1'])
    const proof = await getPlain(alone.http, '/.well-known/acme-challenge/token')
    expect(proof).toMatchObject({ status: 200, text: 'proof' })
  })

  test('what is for machines inside is not found', async () => {
    for (const path of ['/api/site/metrics', '/api/site/providers'])
      expect((await callOver({ port: alone.https, path })).status).toBe(404)
  })
})

type Plain = { status: number; to: string | undefined; text: string }
const getPlain = (port: number, path: string) =>
  new Promise<Plain>((resolve, reject) => {
    const headers = { host: 'exchange.example.com' }
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = ''
      const status = response.statusCode ?? 0
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (text += part))
        .on('end', () => resolve({ status, to: response.headers.location, text }))
    })
      .on('error', reject)
      .end()
  })
