import type { Site } from '@/domain/site'
import { env } from './env'
import { readVendors } from './vendors'
import { readWalletSettings } from './walletSettings'

/** The operator's brand and place, read anew at each call so that one build serves every operator. */
export function readSite(): Omit<Site, 'sandbox'> {
  if (env.brandAccent && !/^#[0-9a-f]{6}$/i.test(env.brandAccent)) {
    throw new Error('BRAND_ACCENT must be a colour like #ff6a3d')
  }
  return {
    brand: {
      name: env.brandName,
      logo: env.brandLogo || null,
      accent: env.brandAccent || null,
      contactEmail: env.contactEmail || null,
    },
    apps: { ios: env.appStoreUrl || null, android: env.googlePlayUrl || null },
    url: env.siteUrl,
    environment: env.environment,
    vendors: readVendors(),
    wallet: readWalletSettings(),
    maintenanceId: env.maintenanceId || null,
  }
}
