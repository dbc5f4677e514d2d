import { expect, test } from 'vitest'
import { mendedOrderSearch, orderPageOf, shownOrderPath, shownPath } from '@/domain/site/orderAddress'

const pageOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://halyard.example')
  return orderPageOf(pathname, searchParams)
}

test.each([
  ['/exchange?id=abc123', '/exchange/order'],
  ['/exchange-v2/exchange?id=abc123&utm_source=mail', '/exchange-v2/order'],
  ['/exchange', null],
  ['/exchange?step=address', null],
  ['/exchange?id=', null],
  ['/exchange?id=abc123&id=def456', null],
  ['/exchange?id=%3Cscript%3E', null],
  ['/exchange-v2?id=abc123', null],
  ['/coins?id=abc123', null],
])('%s is rendered by the page %s', (address, page) => {
  expect(pageOf(address)).toBe(page)
})

test('the page of an order is shown at the address of its links', () => {
  expect(shownOrderPath('/exchange/order')).toBe('/exchange')
  expect(shownOrderPath('/exchange-v2/order')).toBe('/exchange-v2/exchange')
  expect(shownOrderPath('/exchange')).toBeNull()
})

test.each([
  ['/exchange/order', '/exchange'],
  ['/exchange/order?id=abc123', '/exchange?id=abc123'],
  ['/exchange-v2/order?id=abc123#top', '/exchange-v2/exchange?id=abc123#top'],
  ['/exchange?id=abc123', '/exchange?id=abc123'],
  ['/coins/btc?next=/exchange/order', '/coins/btc?next=/exchange/order'],
])('a browser that is at %s shows %s', (asPath, shown) => {
  expect(shownPath(asPath)).toBe(shown)
})

test.each([
  ['/exchange?id=F1N6HJKM0123TVWZ', '?id=f1n6hjkm0123tvwz'],
  ['/exchange-v2/exchange?utm_source=mail&id=%20f1n6hjkm0123tvwz%20', '?utm_source=mail&id=f1n6hjkm0123tvwz'],
  ['/exchange?id=f1n6hjkm0123tvwz', null],
  ['/exchange?id=Abc', null],
  ['/exchange?id=%20', null],
  ['/exchange', null],
  ['/coins?id=F1N6HJKM0123TVWZ', null],
])('the link %s is mended to %j', (address, search) => {
  const { pathname, searchParams } = new URL(address, 'https://halyard.example')
  expect(mendedOrderSearch(pathname, searchParams)).toBe(search)
})
