import { expect, test } from 'vitest'
import { partnerLink } from '@/domain/site/partnerLink'

const url = 'https://halyard.example'

test('the code stands behind the page, which may be in another language', () => {
  expect(partnerLink(url, { code: 'anna', path: '' })).toBe('https://halyard.example/?ref=anna')
  expect(partnerLink(url, { code: 'anna', path: '/de/faq' })).toBe('https://halyard.example/de/faq?ref=anna')
})

test('a pair is named whole or not at all, and an amount only with it', () => {
  const link = { code: 'anna', path: '/exchange', from: 'btc-btc', amount: '0.05' }
  expect(partnerLink(url, link)).toBe('https://halyard.example/exchange?ref=anna')
  expect(partnerLink(url, { ...link, to: 'usdt-trx' })).toBe(
    'https://halyard.example/exchange?from=btc-btc&to=usdt-trx&amount=0.05&ref=anna',
  )
})
