import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '@/server/catalogue/catalogue'

const images = [...new Set(catalogue().flatMap(({ image, image_v2 }) => [image, image_v2]))]
const fileOf = (image: string) => join('public', image)

test.runIf(process.env.VERIFY_FULL === '1')('the committed catalogue is what its sources make', () => {
  const response = execFileSync(process.execPath, ['src/server/seed/catalogue.mjs', '--check'], {
    encoding: 'utf8',
  })
  expect(response).toContain('is current')
})

test('every drawing exists and is smaller than 6 kB', () => {
  for (const image of images) expect(statSync(fileOf(image)).size, image).toBeLessThanOrEqual(6000)
})

test('no drawing brings code, foreign pixels or links along', () => {
  for (const image of images) {
    expect(readFileSync(fileOf(image), 'utf8'), image).not.toMatch(
      /<script|<foreignObject|<image|\son\w+=|href="[^#]/i,
    )
  }
})

test('no two drawings share an id, and each refers only to its own', () => {
  const seen = new Set<string>()
  for (const image of images) {
    const svg = readFileSync(fileOf(image), 'utf8')
    const own = [...svg.matchAll(/\sid="([^"]+)"/g)].flatMap(([, id]) => id ?? [])
    for (const id of own) {
      expect(seen.has(id), `${image}: ${id}`).toBe(false)
      seen.add(id)
    }
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(own, image).toContain(id)
  }
})
