// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import {
  breadcrumbData,
  exchangeRateData,
  organizationData,
  type StructuredData,
  websiteData,
} from '@/domain/site/structuredData'
import { LANGUAGES } from '@/i18n/languages'
import { StructuredDataTag } from '@/shell/StructuredDataTag'
import { aSite } from '../aSite'
import { structuredDataFaults } from '../structuredDataFaults'

const served = (data: StructuredData) =>
  render(<StructuredDataTag data={data} />).container.querySelector('script')?.textContent ?? ''

const URL = 'https://swap.capstan.fi'
const TRAIL = [
  { name: 'Home', url: URL },
  { name: '</script><b>', url: `${URL}/coins` },
]

describe('what pages tell search engines as data', () => {
  test.each<[string, StructuredData]>([
    ['the company', organizationData(aSite({ url: URL }))],
    [
      'the company with an email address',
      organizationData(
        aSite({
          url: URL,
          brand: { name: '<b>', logo: '/l.svg', accent: null, contactEmail: 'a@b.example' },
        }),
      ),
    ],
    ...LOCALES.map((locale): [string, StructuredData] => [
      `the site in ${locale}`,
      websiteData(aSite({ url: URL }), LANGUAGES[locale].tag),
    ]),
    ['the trail', breadcrumbData(TRAIL)],
    ...['0.00000001', '42000', '1.5'].map((rate): [string, StructuredData] => [
      `a rate of ${rate}`,
      exchangeRateData('BTC', 'ETH', rate),
    ]),
  ])('is valid: %s', (_, data) => {
    expect(structuredDataFaults(served(data))).toEqual([])
  })

  const changed = (data: StructuredData, change: object): unknown => Object.assign({}, data, change)
  const rate = exchangeRateData('BTC', 'ETH', '1')
  test.each<[string, unknown, string]>([
    [
      'a missing property',
      changed(organizationData(aSite({ url: URL })), { logo: undefined }),
      'Organization lacks logo',
    ],
    [
      'an address without a host',
      changed(websiteData(aSite(), 'en'), { url: '/coins' }),
      'WebSite.url must be an absolute address',
    ],
    ['a language of ours', websiteData(aSite({ url: URL }), 'en_US'), 'WebSite.inLanguage'],
    [
      'an unknown property',
      changed(rate, { color: 'red' }),
      'ExchangeRateSpecification has no property color',
    ],
    [
      'an unknown type',
      { '@context': 'https://schema.org', '@type': 'Thing' },
      'has a type that is not known here: Thing',
    ],
    ['another context', changed(rate, { '@context': 'http://schema.org' }), 'names another context'],
    ['a rate in words', exchangeRateData('BTC', 'ETH', '1,5'), 'price must be a decimal number'],
    ['an empty trail', breadcrumbData([]), 'must be a list with an entry'],
    [
      'a trail without addresses',
      breadcrumbData([{ name: 'Home', url: '' }]),
      'ListItem.item must be an absolute address',
    ],
  ])('is found wrong: %s', (_, data, fault) => {
    expect(structuredDataFaults(JSON.stringify(data)).join()).toContain(fault)
  })

  test('is found wrong: a tag that its own text could end', () => {
    expect(structuredDataFaults(JSON.stringify(breadcrumbData(TRAIL)))).toEqual([
      'has a < that could end its tag',
    ])
  })
})
