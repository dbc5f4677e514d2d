import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isReservedName, PUBLIC_PAGES, UNLISTED_PAGES } from '@/config/operator/pageNames'
import { shownOrderPath } from '@/domain/site/orderAddress'
import { ADDRESSES } from '@/http/addresses'

const isUnlisted = (path: string) =>
  UNLISTED_PAGES.some((one) => path === one || path.startsWith(`${one}/`)) ||
  path === '/exchange-v2/exchange' ||
  shownOrderPath(path) !== null

const PAGES = readdirSync('src/pages', { recursive: true, withFileTypes: true })
  .filter((page) => page.isFile())
  .map(({ parentPath, name }) => `${parentPath.replace(/^src\/pages/, '')}/${name.replace(/\.tsx?$/, '')}`)
  .map((path) => path.replace(/\/index$/, '') || '/')
  .filter((path) => !path.startsWith('/_'))

test('every page with an address of its own is public or unlisted, and there is no other', () => {
  const listed = PAGES.filter((path) => !path.includes('[') && !isUnlisted(path))
  expect([...PUBLIC_PAGES].sort()).toEqual(listed.sort())
  const unlisted = UNLISTED_PAGES.filter((one) => !PAGES.some((path) => `${path}/`.startsWith(`${one}/`)))
  expect(unlisted).toEqual([])
})

test('no added page may have the name of a page, of another address or of a folder of public', () => {
  const folders = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const names = [...PAGES, ...ADDRESSES.map(({ path }) => path), ...folders.map(({ name }) => `/${name}`)]
    .map((path) => path.split('/')[1]?.replace('-*', '') ?? '')
    .filter((name) => !name.includes('.') && !name.startsWith('['))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !isReservedName(name))).toEqual([])
})
