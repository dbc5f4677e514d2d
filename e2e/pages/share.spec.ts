import { expect } from '@playwright/test'
import { test } from '../support/watchedTest'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47])

for (const name of ['home', 'btc', 'btc-eth', 'btc-lightning-usdttrc20']) {
  test(`a shared link has a picture of its own: ${name}`, async ({ request }) => {
    const response = await request.get(`/share/${name}.png`)
    expect(response.headers()).toMatchObject({ 'content-type': 'image/png' })
    const picture = await response.body()
    expect(picture.subarray(0, 4)).toEqual(PNG)
    // Width and height stand at byte 16 of every PNG.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  })
}

for (const name of ['nosuchcoin.png', 'btc-nosuchcoin.png', 'btc', 'btc.svg']) {
  test(`nothing is drawn for ${name}`, async ({ request }) => {
    expect((await request.get(`/share/${name}`)).status()).toBe(404)
  })
}

test('a page names its picture, its address and its card', async ({ request, baseURL }) => {
  const page = await (await request.get('/de/crypto-to-crypto/btc-eth')).text()
  expect(page).toContain(`<meta property="og:image" content="${baseURL}/share/btc-eth.png"`)
  expect(page).toContain(`<meta property="og:url" content="${baseURL}/de/crypto-to-crypto/btc-eth"`)
  expect(page).toContain('<meta name="twitter:card" content="summary_large_image"')
  expect(page).toMatch(
    /"@type":"ExchangeRateSpecification","currency":"BTC","currentExchangeRate":{[^}]*"price":"[\d.]+"/,
  )
  expect(page).toContain('"@type":"BreadcrumbList"')
})
