import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy, viewPolicy, type Sources } from '@/domain/site/contentSecurity'

const of = (sources: Sources[] = [], changes: { isEncrypted?: boolean } = {}) =>
  pagePolicy({ inlineScripts: ['a()'], sources, isEncrypted: false, ...changes })

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('without anything configured a page allows no origin but its own site', () => {
  expect(of().split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${hash('a()')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
})

test('each source stands once, and only under what it is for', () => {
  const policy = of([
    { script: ['https://a.example'], connect: ['https://b.example', 'wss://b.example:8443'] },
    { script: ['https://a.example', 'http://127.0.0.1:4000'], frame: ['https://*.c.example'] },
  ])
  expect(policy).toContain(`script-src 'self' ${hash('a()')} https://a.example http://127.0.0.1:4000;`)
  expect(policy).toContain("connect-src 'self' https://b.example wss://b.example:8443;")
  expect(policy).toContain("frame-src 'self' https://*.c.example;")
  expect(policy.match(/a\.example/g)).toHaveLength(1)
})

test('a host below another one is left out, one that only ends alike is not', () => {
  const hosts = ['https://a.b.example', 'https://*.b.example', 'https://b.example', 'https://evilb.example']
  const script = [...hosts, 'wss://a.b.example', 'https://a.b.example:8443']
  expect(of([{ script }]).split('; ')[1]).toBe(
    `script-src 'self' ${hash('a()')} https://*.b.example https://b.example https://evilb.example wss://a.b.example https://a.b.example:8443`,
  )
})

test('no page may be framed, and only an encrypted site upgrades its requests', () => {
  expect(of()).toContain("frame-ancestors 'none'")
  expect(of()).not.toContain('upgrade')
  expect(of([], { isEncrypted: true })).toMatch(/; upgrade-insecure-requests$/)
})

test.each([
  ...['http://a.example', 'a.example', '*', 'https:', 'https://*', "'unsafe-inline'", "'unsafe-eval'"],
  ...[
    'data:',
    'https://a.example; script-src *',
    'https://a.example https://b.example',
    'https://a.example/x',
  ],
  ...['https://a.example,', 'javascript:alert(1)', 'http://localhost.evil.example', ''],
])('%j is refused as a source', (source) => {
  for (const kind of ['script', 'connect', 'img', 'style', 'font', 'frame'] as const) {
    expect(() => of([{ [kind]: [source] }])).toThrow('is no safe origin')
  }
})

test('in an embedded view nothing runs but its own script', () => {
  const policy = viewPolicy('b()', 'p{}')
  expect(policy).toContain(`default-src 'none'; script-src ${hash('b()')}; style-src ${hash('p{}')};`)
  expect(policy).toContain('frame-ancestors *')
  expect(policy).not.toContain('unsafe')
})
