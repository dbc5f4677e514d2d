import { expect, test } from 'vitest'
import { checkResponse } from '../../tools/chaos/checkResponse.mjs'

const judge = (text: string, status = 200) =>
  checkResponse(
    { end: 'closed', ms: 10, text: `HTTP/1.1 ${status} Of Sorts\r\ncontent-type: text/html\r\n\r\n${text}` },
    { isBroken: false },
    { origin: 'http://127.0.0.1:3000', timeout: 12_000 },
  )

test.each([
  ['a tag', '<hxq7>'],
  ['a script', '<p><script>hxq7</script>'],
  ['a script in other letters', '<ScRiPt> hxq7</ScRiPt>'],
  ['what an event runs', '<img src=x onerror=hxq7>'],
  ['an attribute of ours that was broken open', '<a href="/exchange?a="><hxq7>">Exchange</a>'],
  ['a link that runs a script', '<a href="javascript:hxq7">Exchange</a>'],
  ['a link to a stranger', '<a href="//hxq7.example">Exchange</a>'],
  ['a link that a browser reads as one to a stranger', '<a href="/\\hxq7.example">Exchange</a>'],
  ['an attribute', '<input value=""hxq=7"">'],
])('%s that comes back is found', (_, text) => {
  expect(judge(text)).toEqual([expect.stringMatching(/^markup comes back/)])
})

test.each([
  ['text', '<p>hxq7 was not found</p>'],
  ['encoded text', '<p>&lt;script&gt;hxq7</p>'],
  ['a link of ours to the address that was asked for', '<a href="/exchange?a=%3Chxq7%3E">Exchange</a>'],
  ['an address in the data of a page', '<script id="d" type="application/json">{"a":"\\u003chxq7"}</script>'],
])('%s is no fault', (_, text) => {
  expect(judge(text)).toEqual([])
})

test('a failure of the server and leaked internals are faults', () => {
  expect(judge('Error\n    at make (/site/page.js:7:9)', 500)).toEqual([
    'status 500',
    expect.stringMatching(/^its inside is told/),
  ])
})
