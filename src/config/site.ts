import type { Site } from '@/domain/site'
import { publicEnv } from './publicEnv'
import { readVendors } from './vendors'
import { readWalletSettings } from './walletSettings'

export function readSite(): Omit<Site, 'sandbox'> {
  return {
    brand: {
      name: publicEnv.brandName,
      logo: publicEnv.brandLogo || null,
      accent: publicEnv.brandAccent || null,
      contactEmail: publicEnv.contactEmail || null,
    },
    apps: { ios: publicEnv.appStoreUrl || null, android: publicEnv.googlePlayUrl || null },
    url: publicEnv.siteUrl,
    environment: publicEnv.environment,
    vendors: readVendors(),
    wallet: readWalletSettings(),
    maintenanceId: publicEnv.maintenanceId || null,
  }
}
