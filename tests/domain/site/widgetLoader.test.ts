import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WIDGET_LOADER } from '@/domain/site/widgetSnippet'

const file = readFileSync(`public${WIDGET_LOADER.path}`)

test('the loader has at most 3 kB', () => {
  expect(file.length).toBeLessThanOrEqual(3000)
})

test('the loader has the hash that pages name: a changed one needs another name', () => {
  expect(WIDGET_LOADER.integrity).toBe(`sha384-${createHash('sha384').update(file).digest('base64')}`)
})
