import { hasEmbeddedBackEnd } from '@/config/hasEmbeddedBackEnd'
import type { SiteHandlerName } from './addresses'
import { appIconHandler } from './appIconHandler'
import { assetLinksHandler } from './assetLinksHandler'
import { brandFileHandler } from './brandFileHandler'
import { cardPurchaseHandler } from './card/cardPurchaseHandler'
import { cardSignatureHandler } from './cardSignatureHandler'
import { manifestHandler } from './manifestHandler'
import { livenessHandler, metricsHandler, readinessHandler, versionHandler } from './probes'
import { referralHandler } from './referralHandler'
import { sendStatus } from './sendStatus'
import { serviceWorkerHandler } from './serviceWorkerHandler'
import { sharedHandler } from './sharedHandler'
import { ogImageHandler } from './share/ogImageHandler'
import type { SiteHandler } from './SiteHandler'
import { sitemapHandler } from './sitemap/sitemapHandler'
import { robotsHandler, securityTextHandler } from './textFileHandlers'
import { trackHandler } from './trackHandler'
import { tunnelHandler } from './tunnelHandler'
import { vitalsHandler } from './vitalsHandler'
import { regionHandler } from './visitorCountry'

/** Loaded with its first request: a site with a back end of its own has no database. */
const ofEmbedded =
  (load: () => Promise<SiteHandler>): SiteHandler =>
  async (req, res, request) => {
    if (hasEmbeddedBackEnd()) await (await load())(req, res, request)
    else sendStatus(res, 404)
  }

/** What the site answers itself, by its name in addresses.ts. */
export const siteHandlers: Record<SiteHandlerName, SiteHandler> = {
  live: livenessHandler,
  ready: readinessHandler,
  version: versionHandler,
  metrics: metricsHandler,
  providers: ofEmbedded(
    async () => (await import('@/server/providers/providerStatus')).providerStatusHandler,
  ),
  region: regionHandler,
  referral: referralHandler,
  brandFile: brandFileHandler,
  vitals: vitalsHandler,
  cardSignature: cardSignatureHandler,
  cardPurchase: cardPurchaseHandler,
  tunnel: tunnelHandler,
  share: ogImageHandler,
  sitemap: sitemapHandler,
  sitemapIndex: sitemapHandler,
  robots: robotsHandler,
  manifest: manifestHandler,
  serviceWorker: serviceWorkerHandler,
  appIcon: appIconHandler,
  shared: sharedHandler,
  track: trackHandler,
  assetLinks: assetLinksHandler,
  securityText: securityTextHandler,
  receiptKeys: ofEmbedded(
    async () => (await import('@/server/receipts/receiptKeysHandler')).receiptKeysHandler,
  ),
}
