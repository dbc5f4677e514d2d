import { createServer, type IncomingMessage } from 'node:http'
import type { LookupAddress } from 'node:dns'
import type { AddressInfo } from 'node:net'
import { onTestFinished, describe, expect, test } from 'vitest'
import { callPublic } from '@/server/outbound/callPublic'
import { isAllowedAddress, isPublicAddress, targetFault } from '@/server/outbound/publicTarget'

const LIVE = { loopback: false }
const SANDBOX = { loopback: true }

describe('an address of a network', () => {
  test.each([
    ...[
      '0.0.0.0',
      '10.0.0.1',
      '10.255.255.255',
      '100.64.0.1',
      '127.0.0.1',
      '127.255.255.254',
      '169.254.169.254',
    ],
    ...[
      '172.16.0.1',
      '172.31.255.255',
      '192.0.0.1',
      '192.0.2.1',
      '192.168.1.1',
      '198.18.0.1',
      '198.51.100.1',
    ],
    ...['203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1', '64:ff9b::a00:1'],
    ...[
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '::ffff:169.254.169.254',
      '2002:7f00:1::',
      '2001::1',
      'text',
      '',
    ],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
    expect(isAllowedAddress(address, LIVE)).toBe(false)
  })

  test.each(['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111', '::ffff:1.1.1.1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  test('of this machine is allowed in a sandbox that says so, and no other one', () => {
    expect(isAllowedAddress('127.0.0.1', SANDBOX)).toBe(true)
    expect(isAllowedAddress('::1', SANDBOX)).toBe(true)
    for (const address of ['10.0.0.1', '169.254.169.254', 'fd00::1'])
      expect(isAllowedAddress(address, SANDBOX)).toBe(false)
  })
})

test.each([
  ['https://hooks.example.com/a?b=c', null],
  ['https://hooks.example.com:8443/', null],
  ['https://1.1.1.1/', null],
  ['http://hooks.example.com/', 'scheme'],
  ['ftp://hooks.example.com/', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['hooks.example.com', 'url'],
  ['', 'url'],
  [`https://hooks.example.com/${'a'.repeat(2100)}`, 'url'],
  ['https://user@hooks.example.com/', 'credentials'],
  ['https://user:password@hooks.example.com/', 'credentials'],
  ['https://@hooks.example.com/', 'credentials'],
  ['https://hooks.example.com\\@internal/', 'credentials'],
  ['https://hooks.example.com:22/', 'port'],
  ['https://hooks.example.com:6379/', 'port'],
  ['https://hooks.example.com:80/', 'port'],
  ['https://localhost/', 'host'],
  ['https://localhost./', 'host'],
  ['https://printer.local/', 'host'],
  ['https://metadata.google.internal/', 'host'],
  ['https://intranet/', 'host'],
  ['https://127.0.0.1/', 'host'],
  ['https://2130706433/', 'host'],
  ['https://0x7f.1/', 'host'],
  ['https://0177.0.0.1/', 'host'],
  ['https://[::1]/', 'host'],
  ['https://[::ffff:10.0.0.1]/', 'host'],
  ['https://[fd00:ec2::254]/', 'host'],
  ['https://169.254.169.254/latest/meta-data/', 'host'],
])('the fault of %s is %s', (address, fault) => {
  expect(targetFault(address, LIVE)).toBe(fault)
})

type Handle = (req: IncomingMessage) => { status: number; headers?: Record<string, string>; silent?: true }

async function server(handle: Handle) {
  const paths: string[] = []
  const made = createServer((req, res) => {
    paths.push(req.url ?? '')
    const { status, headers = {}, silent } = handle(req)
    if (!silent) res.writeHead(status, headers).end('x'.repeat(100_000))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => made.once('listening', resolve))
  onTestFinished(() => {
    made.closeAllConnections()
    made.close()
  })
  const { port } = made.address() as AddressInfo
  return { url: `http://localhost:${port}/hook`, paths }
}

const resolvesTo =
  (...answers: string[][]) =>
  (_: string, done: (error: null, addresses: LookupAddress[]) => void) => {
    const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? []
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }

const call = (url: string, changes: Partial<Parameters<typeof callPublic>[0]> = {}) =>
  callPublic({
    ...{ url, method: 'POST', headers: {}, body: '{}', rules: SANDBOX, timeoutMs: 3000 },
    ...changes,
  })

describe('a call', () => {
  test('has the status of the response, of which nothing is read', async () => {
    const { url, paths } = await server(() => ({ status: 204 }))
    expect(await call(url)).toEqual({ status: 204, error: null })
    expect(paths).toEqual(['/hook'])
  })

  test.each([301, 302, 303, 307, 308])('follows no redirect with %i', async (status) => {
    const secret = await server(() => ({ status: 200 }))
    const { url } = await server(() => ({ status, headers: { location: secret.url } }))
    expect(await call(url)).toEqual({ status, error: null })
    expect(secret.paths).toEqual([])
  })

  test('goes nowhere when the name points to an address that is not public, or to one of several', async () => {
    const { url, paths } = await server(() => ({ status: 200 }))
    for (const addresses of [['10.0.0.1'], ['1.1.1.1', '169.254.169.254'], ['fd00::1'], []])
      expect(await call(url, { resolve: resolvesTo(addresses) })).toEqual({
        status: null,
        error: 'not_public',
      })
    expect(paths).toEqual([])
  })

  test('is made to the very addresses that were checked, when the answer of the resolver changes', async () => {
    const { url, paths } = await server(() => ({ status: 200 }))
    const resolve = resolvesTo(['127.0.0.1'], ['10.0.0.1'])
    expect(await call(url, { resolve })).toEqual({ status: 200, error: null })
    expect(await call(url, { resolve })).toEqual({ status: null, error: 'not_public' })
    expect(paths).toHaveLength(1)
  })

  test('is refused on a live site before anything is resolved', async () => {
    const { url, paths } = await server(() => ({ status: 200 }))
    expect(await call(url, { rules: LIVE })).toEqual({ status: null, error: 'target_scheme' })
    expect(paths).toEqual([])
  })

  test('ends after its time, and says only a word of what went wrong', async () => {
    const { url } = await server(() => ({ status: 200, silent: true }))
    expect(await call(url, { timeoutMs: 200 })).toEqual({ status: null, error: 'timeout' })
    expect(await call('http://localhost:1/')).toEqual({ status: null, error: 'econnrefused' })
  })
})

describe('with the operator’s own network', () => {
  const INSIDE = { loopback: false, inside: true }

  test.each([
    ...['http://10.0.0.5:8080/hook', 'http://backoffice:3000/', 'http://erp.internal/x'],
    ...['https://192.168.1.2/', 'http://127.0.0.1:9000/', 'http://[fd12:3456::1]/', 'https://example.com/'],
  ])('%s may be called', (address) => expect(targetFault(address, INSIDE)).toBeNull())

  test.each([
    ['http://93.184.216.34/', 'host'],
    ['http://169.254.169.254/latest/meta-data', 'host'],
    ['https://169.254.169.254/', 'host'],
    ['http://[fd00:ec2::254]/', 'host'],
    ['http://user:word@10.0.0.5/', 'credentials'],
    ['ftp://10.0.0.5/', 'scheme'],
  ])('%s may not: %s', (address, fault) => expect(targetFault(address, INSIDE)).toBe(fault))

  test('without encryption nothing goes to a name that leads outside', async () => {
    const call = {
      ...{ url: 'http://backoffice/', method: 'POST' as const, headers: {}, body: '{}' },
      ...{ rules: INSIDE, timeoutMs: 1000 },
    }
    const answer = await callPublic({
      ...call,
      resolve: (_, done) => done(null, [{ address: '93.184.216.34', family: 4 }]),
    })
    expect(answer).toEqual({ status: null, error: 'not_public' })
  })
})
