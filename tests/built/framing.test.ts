import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startBuiltSite } from './support/builtSite'

/** Who may frame which page, by what the operator has set. */
const SHOP = 'https://shop.example.com'
const BLOG = 'https://blog.example.com:8443'
const LOCAL = 'http://localhost:4000'
const FRAMED = ['/views/exchange', '/views/exchange/order?id=none']
const OTHERS = ['/', '/exchange', '/exchange-form', '/partners/widgets', '/views/nothing']

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'halyard-framing-'))))
afterEach(() => rmSync(folder, { recursive: true }))

async function read(origin: string, path: string) {
  const { status, headers } = await fetch(origin + path, { redirect: 'manual' })
  const policy = headers.get('content-security-policy') ?? ''
  return {
    status,
    ancestors: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
    options: headers.get('x-frame-options'),
    policy,
    robots: headers.get('x-robots-tag'),
  }
}

type Configuration = {
  name: string
  file: object
  settings?: Record<string, string>
  ancestors: string | null
}

const CONFIGURATIONS: Configuration[] = [
  { name: 'nothing', file: {}, ancestors: null },
  { name: 'one origin', file: { widget: { origins: [SHOP] } }, ancestors: `'self' ${SHOP}` },
  {
    name: 'several origins, without the program for partners',
    file: { widget: { origins: [SHOP, BLOG, LOCAL] }, programmes: { off: ['affiliate'] } },
    ancestors: `'self' ${SHOP} ${BLOG} ${LOCAL}`,
  },
  {
    name: 'an origin, on a site over https in one language',
    file: { widget: { origins: [SHOP] }, languages: ['de'], defaultLanguage: 'de' },
    settings: { SITE_URL: 'https://exchange.example.com' },
    ancestors: `'self' ${SHOP}`,
  },
]

test.each(CONFIGURATIONS)('with $name set', async ({ file, settings, ancestors }) => {
  const path = join(folder, 'operator.json')
  writeFileSync(path, JSON.stringify(file))
  const site = await startBuiltSite({ DATABASE_URL: '', OPERATOR_FILE: path, ...settings })
  try {
    const language = 'languages' in file ? '/de' : ''
    for (const framed of FRAMED) {
      const found = await read(site.origin, language + framed)
      expect({ framed, ...found }).toMatchObject({
        status: ancestors ? 200 : 404,
        ancestors: ancestors ?? "'none'",
        options: ancestors ? null : 'DENY',
        robots: expect.stringContaining('noindex') as string,
      })
      if (ancestors) expect(found.policy).toMatch(/connect-src 'self';/)
      expect(found.policy.includes('upgrade-insecure-requests')).toBe(settings?.SITE_URL !== undefined)
    }
    if ('programmes' in file)
      expect(await read(site.origin, '/widget/0123456789abcdef')).toMatchObject({
        ...{ status: 404, ancestors: "'none'", options: 'DENY' },
      })
    for (const other of OTHERS) {
      const { ancestors: allowed, options } = await read(
        site.origin,
        language + (language && other === '/' ? '' : other),
      )
      expect({ other, allowed, options }).toEqual({ other, allowed: "'none'", options: 'DENY' })
    }
  } finally {
    await site.end()
  }
})

test.each(['https://*.example.com', 'https://example.com/page', 'http://example.com', 'example.com'])(
  'the site does not start with %s among the origins',
  async (origin) => {
    const path = join(folder, 'operator.json')
    writeFileSync(path, JSON.stringify({ widget: { origins: [origin] } }))
    await expect(startBuiltSite({ DATABASE_URL: '', OPERATOR_FILE: path })).rejects.toThrow('widget.origins')
  },
)
