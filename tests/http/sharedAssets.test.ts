import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishAssets, sendForeignAsset } from '@/http/sharedAssets'
import { readTarget } from '@/http/siteRequest'
import { serve } from './testServer'

const DAY = 86_400_000
let folder = ''
let shared = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-assets-'))
  shared = join(folder, 'shared')
  mkdirSync(shared)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The files of a build, as `.next/static` holds them. */
function buildOf(name: string) {
  const own = join(folder, 'builds', name)
  mkdirSync(join(own, 'chunks'), { recursive: true })
  mkdirSync(join(own, `id-${name}`))
  writeFileSync(join(own, 'chunks', `${name}.js`), `script of ${name}`)
  writeFileSync(join(own, 'chunks', 'common.js'), 'common')
  writeFileSync(join(own, `id-${name}`, '_buildManifest.js'), `manifest of ${name}`)
  return own
}

/** An instance of a build, whose own files Next.js sends. */
const instanceOf = (own: string) =>
  serve(async (req, res) => {
    const read = readTarget(req.method ?? '', req.url ?? '')
    if ('place' in read && (await sendForeignAsset(res, read, { own, shared }))) return
    res.statusCode = 404
    res.end(`Next.js has no ${req.url}`)
  })

test('two builds side by side serve the scripts of each other', async () => {
  const [first, second] = [buildOf('first'), buildOf('second')]
  for (const own of [first, second]) await publishAssets({ own, shared }, Date.now())

  for (const [own, other] of [
    [first, 'second'],
    [second, 'first'],
  ] as const) {
    const request = await instanceOf(own)
    const script = await request(`/_next/static/chunks/${other}.js`)
    expect([script.status, script.body.toString()]).toEqual([200, `script of ${other}`])
    expect(script.headers).toMatchObject({
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const manifest = await request(`/_next/static/id-${other}/_buildManifest.js`)
    expect(manifest.body.toString()).toBe(`manifest of ${other}`)
    const head = await request(`/_next/static/chunks/${other}.js`, { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([200, 0])
  }
})

test('an open page of a build that has gone still finds its scripts', async () => {
  const gone = buildOf('gone')
  await publishAssets({ own: gone, shared }, Date.now())
  rmSync(gone, { recursive: true })
  const request = await instanceOf(buildOf('current'))
  expect((await request('/_next/static/chunks/gone.js')).status).toBe(200)
})

test('the own files, what no build has and all other addresses stay with Next.js', async () => {
  const own = buildOf('own')
  await publishAssets({ own, shared }, Date.now())
  writeFileSync(join(folder, 'secret'), 'a secret')
  const request = await instanceOf(own)
  for (const path of [
    '/_next/static/chunks/own.js',
    '/_next/static/chunks/none.js',
    '/_next/static/chunks',
    '/_next/static/../../secret',
    '/_next/static/%2e%2e/secret',
    '/_next/static/..%2fsecret',
    '/_next/static/%E0%A4%A',
    '/chunks/own.js',
  ])
    expect((await request(path)).body.toString(), path).toBe(`Next.js has no ${path}`)
})

test('what no build has used for a month is removed, what one still uses is not', async () => {
  const [old, current] = [buildOf('old'), buildOf('current')]
  const now = Date.now()
  await publishAssets({ own: old, shared }, now - 40 * DAY)
  for (const name of readdirSync(join(shared, 'chunks')))
    utimesSync(join(shared, 'chunks', name), (now - 40 * DAY) / 1000, (now - 40 * DAY) / 1000)
  await publishAssets({ own: current, shared }, now)
  expect(
    ['old.js', 'common.js', 'current.js'].map((name) => existsSync(join(shared, 'chunks', name))),
  ).toEqual([false, true, true])
})
