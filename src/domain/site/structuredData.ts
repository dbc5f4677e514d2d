import type {
  BreadcrumbList,
  ExchangeRateSpecification,
  Organization,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { Site } from './site'

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

export const exchangeRateData = (from: string, to: string, rate: string): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'ExchangeRateSpecification',
  currency: from,
  currentExchangeRate: { '@type': 'UnitPriceSpecification', price: rate, priceCurrency: to },
})
