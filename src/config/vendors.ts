import type { Vendors } from '@/domain/vendor/vendors'
import { hasMercuryoSecret, maySendPush, publicEnv } from './publicEnv'

export function readVendors(): Vendors {
  const { firebaseApiKey: apiKey, firebaseProjectId: projectId, firebaseSenderId: senderId } = publicEnv
  const { firebaseAppId: appId, firebaseVapidKey: vapidKey } = publicEnv
  return {
    ...analytics(),
    ...widgets(),
    ...(publicEnv.growthBookClientKey && {
      growthBook: { clientKey: publicEnv.growthBookClientKey, host: publicEnv.growthBookHost },
    }),
    ...(publicEnv.sentryDsn && { sentry: { dsn: publicEnv.sentryDsn } }),
    ...(maySendPush() &&
    publicEnv.serviceWorker !== 'off' &&
    apiKey &&
    projectId &&
    senderId &&
    appId &&
    vapidKey
      ? { firebase: { apiKey, projectId, senderId, appId, vapidKey } }
      : {}),
    ...(publicEnv.fingerprint && { fingerprint: true as const }),
  }
}

const analytics = (): Vendors => ({
  ...(publicEnv.gtmId && { gtm: { id: publicEnv.gtmId, host: publicEnv.gtmHost } }),
  ...(publicEnv.googleAnalyticsId && {
    googleAnalytics: { id: publicEnv.googleAnalyticsId, host: publicEnv.googleAnalyticsHost },
  }),
  ...(publicEnv.mixpanelToken && {
    mixpanel: { token: publicEnv.mixpanelToken, host: publicEnv.mixpanelHost },
  }),
  ...(publicEnv.amplitudeKey && {
    amplitude: {
      key: publicEnv.amplitudeKey,
      host: publicEnv.amplitudeHost || AMPLITUDE_HOSTS[publicEnv.amplitudeServerZone || 'US'],
      serverZone: publicEnv.amplitudeServerZone || 'US',
    },
  }),
})

const widgets = (): Vendors => ({
  ...(publicEnv.freshchatToken && {
    freshchat: { token: publicEnv.freshchatToken, host: publicEnv.freshchatHost },
  }),
  ...(publicEnv.plerdySiteHash && {
    plerdy: {
      siteHash: publicEnv.plerdySiteHash,
      userId: publicEnv.plerdyUserId,
      host: publicEnv.plerdyHost,
    },
  }),
  ...(publicEnv.trustpilotBusinessUnit && {
    trustpilot: {
      businessUnitId: publicEnv.trustpilotBusinessUnit,
      templateId: publicEnv.trustpilotTemplate,
      host: publicEnv.trustpilotHost,
    },
  }),
  ...(publicEnv.satismeterKey && {
    satismeter: { key: publicEnv.satismeterKey, host: publicEnv.satismeterHost },
  }),
  // Mercuryo takes no unsigned purchase.
  ...(publicEnv.mercuryoWidgetId &&
    hasMercuryoSecret() && {
      mercuryo: { widgetId: publicEnv.mercuryoWidgetId, host: publicEnv.mercuryoHost },
    }),
})

const AMPLITUDE_HOSTS = { US: 'https://cdn.amplitude.com', EU: 'https://cdn.eu.amplitude.com' }
