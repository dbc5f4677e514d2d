import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publicPages } from '@/config/publicPages'
import { shownOrderPath } from '@/domain/site/orderAddress'

/** Next's own, the personal ones and the embedded ones; what a sandbox does not have, and a tool. */
const NOT_LISTED =
  /^\/(_|404$|500$|api\/|restricted$|exchange-v2\/exchange$|exchanges$|providers$|verify-receipt$|customer-account|desk$|views\/)/

test('every page with an address of its own is listed, and no other', () => {
  const pages = readdirSync('src/pages', { recursive: true, withFileTypes: true })
    .filter((page) => page.isFile())
    .map(({ parentPath, name }) => `${parentPath.replace(/^src\/pages/, '')}/${name.replace(/\.tsx?$/, '')}`)
    .map((path) => path.replace(/\/index$/, '') || '/')
    .filter((path) => !path.includes('[') && !NOT_LISTED.test(path) && shownOrderPath(path) === null)
  expect(pages.length).toBeGreaterThan(10)
  expect([...publicPages].sort()).toEqual(pages.sort())
})
