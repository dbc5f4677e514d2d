import { expect, test } from 'vitest'
import { breadcrumbData, exchangeRateData, organizationData, websiteData } from '@/domain/site/structuredData'
import { aSite } from '../../aSite'

test('the operator is an organization with its own name, logo and contact, and no more', () => {
  const site = aSite({ url: 'https://capstan.example' })
  expect(organizationData(site)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Halyard',
    url: 'https://capstan.example',
    logo: 'https://capstan.example/icon.svg',
  })
  const brand = { name: 'C', logo: '/c.svg', accent: null, contactEmail: 'a@example.com' }
  expect(organizationData({ ...site, brand })).toMatchObject({
    logo: 'https://capstan.example/c.svg',
    email: 'a@example.com',
  })
})

test('a site says its language', () => {
  expect(websiteData(aSite(), 'zh-Hans')).toMatchObject({ '@type': 'WebSite', inLanguage: 'zh-Hans' })
})

test('breadcrumbs are counted from one', () => {
  const trail = [
    { name: 'Halyard', url: 'https://x.example' },
    { name: 'About', url: 'https://x.example/about' },
  ]
  expect(breadcrumbData(trail)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Halyard', item: 'https://x.example' },
      { position: 2, name: 'About', item: 'https://x.example/about' },
    ],
  })
})

test('a pair has its rate as a decimal string with its unit', () => {
  expect(exchangeRateData('BTC', 'ETH', '19.98')).toMatchObject({
    '@type': 'ExchangeRateSpecification',
    currency: 'BTC',
    currentExchangeRate: { price: '19.98', priceCurrency: 'ETH' },
  })
})
