import type { Site } from '@/domain/site/site'
import { capabilities, hasRamps } from './capabilities'
import { operatorAccent, operatorView } from '@/config/operator/operatorView'
import { legal } from './legal'
import { hasCountryHeader, hasMetricsToken, publicEnv } from './publicEnv'
import { readVendors } from './vendors'
import { readWalletSettings } from './walletSettings'

/** `language`: of the texts that the operator file has in several. */
export function readSite(language = 'en'): Omit<Site, 'sandbox'> {
  const can = capabilities()
  return {
    brand: {
      name: publicEnv.brandName,
      logo: publicEnv.brandLogo || null,
      accent: publicEnv.brandAccent || operatorAccent(),
      contactEmail: publicEnv.contactEmail || null,
    },
    apps: { ios: publicEnv.appStoreUrl || null, android: publicEnv.googlePlayUrl || null },
    url: publicEnv.siteUrl,
    environment: publicEnv.environment,
    vendors: readVendors(),
    wallet: readWalletSettings(),
    maintenanceId: publicEnv.maintenanceId || null,
    operator: operatorView(language),
    ...(legal.legalName && { company: companyLine() }),
    ...(publicEnv.serviceWorker === 'off' && { isWithoutWorker: true }),
    ...(!can.prices && { isWithoutPrices: true }),
    ...(!can.fiat && { isWithoutFiat: true }),
    ...(hasRamps() && { hasRamps: true }),
    ...(!can.fixedRates && { isWithoutFixedRates: true }),
    ...(publicEnv.seoIndex === 'curated' && { isIndexCurated: true }),
    ...(hasCountryHeader() && { hasCountries: true }),
    ...(hasMetricsToken() && { hasMetrics: true }),
  }
}

const companyLine = () =>
  [legal.legalName, legal.legalAddress, legal.legalRegister].filter(Boolean).join(' · ')
