import type {
  BreadcrumbList,
  ExchangeRateSpecification,
  Organization,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { Site } from './site'

/** What search engines read beside the page (schema.org). Nothing here says more than the page itself shows. */
export type StructuredData =
  | WithContext<Organization>
  | WithContext<WebSite>
  | WithContext<BreadcrumbList>
  | WithContext<ExchangeRateSpecification>

type Named = { name: string; url: string }

export const organizationData = ({ brand, url }: Site): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.name,
  url,
  logo: new URL(brand.logo ?? '/icon.svg', url).href,
  ...(brand.contactEmail && { email: brand.contactEmail }),
})

export const websiteData = ({ brand, url }: Site, language: string): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: brand.name,
  url,
  inLanguage: language,
})

/** The way from the home page to this one, both included. */
export const breadcrumbData = (trail: readonly Named[]): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})

/** `rate`: units of `to` for one `from`, a decimal string. */
export const exchangeRateData = (from: string, to: string, rate: string): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'ExchangeRateSpecification',
  currency: from,
  currentExchangeRate: { '@type': 'UnitPriceSpecification', price: rate, priceCurrency: to },
})
