import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callOver, runBalancer, runHostNginx } from '../deploy/hostNginx'
import { hasNginx, hasOpenssl } from '../serverPrograms.mjs'
import { startBuiltSite } from './support/builtSite'

/** Addresses of this machine that stand for those of two visitors. */
const [VISITOR, OTHER] = ['127.0.0.8', '127.0.0.9'] as const
const ALLOWED = 5

describe.skipIf(!hasNginx() || !hasOpenssl())('the built site behind nginx and a balancer', () => {
  let site: Awaited<ReturnType<typeof startBuiltSite>>
  let host: Awaited<ReturnType<typeof runHostNginx>>
  let balancer: Awaited<ReturnType<typeof runBalancer>>
  beforeAll(async () => {
    site = await startBuiltSite({ TRUST_PROXY: '1', RATE_LIMIT_AUTH: String(ALLOWED) })
    host = await runHostNginx(Number(new URL(site.origin).port), { balancer: '127.0.0.1' })
    balancer = await runBalancer(host.https)
  })
  afterAll(async () => {
    await balancer?.stop()
    await host?.stop()
    await site?.end()
  })

  /** A confirmation without a token is refused for that, until its caller has used up theirs. */
  const confirm = (localAddress: string, claimed: string) =>
    callOver({
      ...{ port: balancer.port, localAddress, method: 'POST', path: '/api/v4/customers/email/confirmation' },
      headers: { 'x-forwarded-for': claimed, 'content-type': 'application/json', 'content-length': '0' },
    })

  test('counts each visitor for themselves, whatever they claim', async () => {
    for (let count = 0; count < ALLOWED; count++)
      expect((await confirm(VISITOR, `203.0.113.${count}`)).status).not.toBe(429)
    expect((await confirm(VISITOR, '203.0.113.99')).status).toBe(429)
    expect((await confirm(OTHER, '203.0.113.1')).status).not.toBe(429)
  })
})
