import type { Vendors } from '@/domain/vendors'
import { env } from './env'
import { safeOrigin } from './safeOrigin'
import { vendorEnv } from './vendorEnv'

/** What is configured of the outside services, read anew at each call. @throws Error for a host that is no safe origin */
export function readVendors(): Vendors {
  const { firebaseApiKey: apiKey, firebaseProjectId: projectId, firebaseSenderId: senderId } = env
  const { firebaseAppId: appId, firebaseVapidKey: vapidKey } = env
  return {
    ...(env.gtmId && { gtm: { id: env.gtmId, host: safeOrigin(env.gtmHost) } }),
    ...(env.googleAnalyticsId && {
      googleAnalytics: { id: env.googleAnalyticsId, host: safeOrigin(env.googleAnalyticsHost) },
    }),
    ...(env.mixpanelToken && { mixpanel: { token: env.mixpanelToken, host: safeOrigin(env.mixpanelHost) } }),
    ...(vendorEnv.amplitudeKey && {
      amplitude: {
        key: vendorEnv.amplitudeKey,
        host: safeOrigin(vendorEnv.amplitudeHost || AMPLITUDE_HOSTS[vendorEnv.amplitudeServerZone]),
        serverZone: vendorEnv.amplitudeServerZone,
      },
    }),
    ...(vendorEnv.freshchatToken && {
      freshchat: { token: vendorEnv.freshchatToken, host: safeOrigin(vendorEnv.freshchatHost) },
    }),
    ...(vendorEnv.plerdySiteHash && {
      plerdy: {
        siteHash: vendorEnv.plerdySiteHash,
        userId: vendorEnv.plerdyUserId,
        host: safeOrigin(vendorEnv.plerdyHost),
      },
    }),
    ...(vendorEnv.trustpilotBusinessUnit && {
      trustpilot: {
        businessUnitId: vendorEnv.trustpilotBusinessUnit,
        templateId: vendorEnv.trustpilotTemplate,
        host: safeOrigin(vendorEnv.trustpilotHost),
      },
    }),
    ...(vendorEnv.satismeterKey && {
      satismeter: { key: vendorEnv.satismeterKey, host: safeOrigin(vendorEnv.satismeterHost) },
    }),
    // Mercuryo takes no unsigned purchase.
    ...(vendorEnv.mercuryoWidgetId &&
      vendorEnv.mercuryoSecret && {
        mercuryo: { widgetId: vendorEnv.mercuryoWidgetId, host: safeOrigin(vendorEnv.mercuryoHost) },
      }),
    ...(env.growthBookClientKey && {
      growthBook: { clientKey: env.growthBookClientKey, host: safeOrigin(env.growthBookHost) },
    }),
    ...(env.sentryDsn && { sentry: { dsn: env.sentryDsn } }),
    ...(apiKey && projectId && senderId && appId && vapidKey
      ? { firebase: { apiKey, projectId, senderId, appId, vapidKey } }
      : {}),
    ...(env.fingerprint && { fingerprint: true as const }),
  }
}

const AMPLITUDE_HOSTS = { US: 'https://cdn.amplitude.com', EU: 'https://cdn.eu.amplitude.com' }
