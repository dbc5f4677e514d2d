import type { Vendors } from '@/domain/vendors'
import { env } from './env'
import { safeOrigin } from './safeOrigin'

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
    ...(env.amplitudeKey && {
      amplitude: {
        key: env.amplitudeKey,
        host: safeOrigin(env.amplitudeHost),
        serverZone: env.amplitudeServerZone,
      },
    }),
    ...(env.freshchatToken && {
      freshchat: { token: env.freshchatToken, host: safeOrigin(env.freshchatHost) },
    }),
    ...(env.plerdySiteHash && {
      plerdy: { siteHash: env.plerdySiteHash, userId: env.plerdyUserId, host: safeOrigin(env.plerdyHost) },
    }),
    ...(env.trustpilotBusinessUnit && {
      trustpilot: {
        businessUnitId: env.trustpilotBusinessUnit,
        templateId: env.trustpilotTemplate,
        host: safeOrigin(env.trustpilotHost),
      },
    }),
    ...(env.satismeterKey && {
      satismeter: { key: env.satismeterKey, host: safeOrigin(env.satismeterHost) },
    }),
    // Mercuryo takes no unsigned purchase.
    ...(env.mercuryoWidgetId &&
      env.mercuryoSecret && {
        mercuryo: { widgetId: env.mercuryoWidgetId, host: safeOrigin(env.mercuryoHost) },
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
