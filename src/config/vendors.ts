import type { Vendors } from '@/domain/vendors'
import { env } from './env'

/** What is configured of the outside services, read anew at each call. @throws Error for a host that is no safe origin */
export function readVendors(): Vendors {
  const { firebaseApiKey: apiKey, firebaseProjectId: projectId, firebaseSenderId: senderId } = env
  const { firebaseAppId: appId, firebaseVapidKey: vapidKey } = env
  return {
    ...(env.gtmId && { gtm: { id: env.gtmId, host: origin(env.gtmHost) } }),
    ...(env.googleAnalyticsId && {
      googleAnalytics: { id: env.googleAnalyticsId, host: origin(env.googleAnalyticsHost) },
    }),
    ...(env.mixpanelToken && { mixpanel: { token: env.mixpanelToken, host: origin(env.mixpanelHost) } }),
    ...(env.amplitudeKey && { amplitude: { key: env.amplitudeKey, host: origin(env.amplitudeHost) } }),
    ...(env.freshchatToken && { freshchat: { token: env.freshchatToken, host: origin(env.freshchatHost) } }),
    ...(env.plerdySiteHash && {
      plerdy: { siteHash: env.plerdySiteHash, userId: env.plerdyUserId, host: origin(env.plerdyHost) },
    }),
    ...(env.trustpilotBusinessUnit && {
      trustpilot: {
        businessUnitId: env.trustpilotBusinessUnit,
        templateId: env.trustpilotTemplate,
        host: origin(env.trustpilotHost),
      },
    }),
    ...(env.satismeterKey && { satismeter: { key: env.satismeterKey, host: origin(env.satismeterHost) } }),
    ...(env.mercuryoWidgetId && {
      mercuryo: { widgetId: env.mercuryoWidgetId, host: origin(env.mercuryoHost) },
    }),
    ...(env.growthBookClientKey && {
      growthBook: { clientKey: env.growthBookClientKey, host: origin(env.growthBookHost) },
    }),
    ...(env.sentryDsn && { sentry: { dsn: env.sentryDsn } }),
    ...(apiKey && projectId && senderId && appId && vapidKey
      ? { firebase: { apiKey, projectId, senderId, appId, vapidKey } }
      : {}),
    ...(env.fingerprint && { fingerprint: true as const }),
  }
}

/** Scripts come from there, so it has to be encrypted; only this machine itself may go without. */
function origin(host: string): string {
  const url = URL.canParse(host) ? new URL(host) : null
  const isSafe = url?.protocol === 'https:' || url?.hostname === '127.0.0.1' || url?.hostname === 'localhost'
  if (!url || !isSafe) throw new Error(`${host} must be an https origin`)
  return url.origin
}
