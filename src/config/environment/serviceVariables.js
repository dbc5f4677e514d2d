// @ts-check
import { safeOrigin, safeOrigins, sentryDsn } from './addressTypes.js'
import { providerUrl } from './providerVariables.js'
import { flag, identifier, oneOf } from './valueTypes.js'
import { publicVariable, secretVariable, serverVariable } from './variable.js'

/** Services that browsers talk to; each is off until its first variable is set. */
export const serviceVariables = {
  sentryDsn: publicVariable('SENTRY_DSN', {
    type: sentryDsn,
    description: 'error reports; they go through `/monitoring-tunnel`',
    example: 'https://key@sentry.example.com/1',
  }),
  fingerprint: publicVariable('FINGERPRINT', {
    type: flag,
    fallback: '1',
    description: '`0` switches off the fingerprint of the browser, which is made in it',
    example: '0',
  }),
  gtmId: publicVariable('GTM_ID', {
    type: identifier,
    description: 'tag manager',
    example: 'GTM-1',
  }),
  gtmHost: publicVariable('GTM_HOST', {
    type: safeOrigin,
    fallback: 'https://www.googletagmanager.com',
    description: 'where its script comes from',
    example: 'https://relay.example.com',
  }),
  tagOrigins: publicVariable('TAG_ORIGINS', {
    type: safeOrigins,
    description: 'what its tags load and call: https origins, separated by commas',
    example: 'https://tags.example.com',
  }),
  googleAnalyticsId: publicVariable('GA_ID', {
    type: identifier,
    description: 'Google Analytics',
    example: 'G-1',
  }),
  googleAnalyticsHost: publicVariable('GA_HOST', {
    type: safeOrigin,
    fallback: 'https://www.googletagmanager.com',
    description: 'where its script comes from',
    example: 'https://relay.example.com',
  }),
  mixpanelToken: publicVariable('MIXPANEL_TOKEN', {
    type: identifier,
    description: 'Mixpanel',
    example: 'mixpanel-token',
  }),
  mixpanelHost: publicVariable('MIXPANEL_HOST', {
    type: safeOrigin,
    fallback: 'https://api-js.mixpanel.com',
    description: 'where its events go',
    example: 'https://relay.example.com',
  }),
  amplitudeKey: publicVariable('AMPLITUDE_KEY', {
    type: identifier,
    description: 'Amplitude',
    example: 'amplitude-key',
  }),
  amplitudeServerZone: publicVariable('AMPLITUDE_SERVER_ZONE', {
    type: oneOf(/** @type {const} */ (['US', 'EU'])),
    fallback: 'US',
    description: "`EU` for a project in Amplitude's data center in the EU",
    example: 'EU',
  }),
  amplitudeHost: publicVariable('AMPLITUDE_HOST', {
    type: safeOrigin,
    description: "where its script comes from; empty: Amplitude's own host of the zone",
    example: 'https://relay.example.com',
  }),
  freshchatToken: publicVariable('FRESHCHAT_TOKEN', {
    type: identifier,
    description: 'support chat',
    example: 'freshchat-token',
  }),
  freshchatHost: publicVariable('FRESHCHAT_HOST', {
    type: safeOrigin,
    fallback: 'https://wchat.freshchat.com',
    description: 'where it is served from',
    example: 'https://relay.example.com',
  }),
  plerdySiteHash: publicVariable('PLERDY_SITE_HASH', {
    type: identifier,
    description: 'heatmap',
    example: 'plerdy-hash',
  }),
  plerdyUserId: publicVariable('PLERDY_USER_ID', {
    type: identifier,
    description: "the heatmap's account",
    example: '42',
  }),
  plerdyHost: publicVariable('PLERDY_HOST', {
    type: safeOrigin,
    fallback: 'https://a.plerdy.com',
    description: 'where its script comes from',
    example: 'https://relay.example.com',
  }),
  trustpilotBusinessUnit: publicVariable('TRUSTPILOT_BUSINESS_UNIT', {
    type: identifier,
    description: 'reviews widget',
    example: 'trustpilot-unit',
  }),
  trustpilotTemplate: publicVariable('TRUSTPILOT_TEMPLATE', {
    type: identifier,
    fallback: '5419b6ffb0d04a076446a9af',
    description: 'which of its widgets',
    example: 'trustpilot-template',
  }),
  trustpilotHost: publicVariable('TRUSTPILOT_HOST', {
    type: safeOrigin,
    fallback: 'https://widget.trustpilot.com',
    description: 'where its script comes from',
    example: 'https://relay.example.com',
  }),
  satismeterKey: publicVariable('SATISMETER_KEY', {
    type: identifier,
    description: 'survey',
    example: 'satismeter-key',
  }),
  satismeterHost: publicVariable('SATISMETER_HOST', {
    type: safeOrigin,
    fallback: 'https://app.satismeter.com',
    description: 'where its script comes from',
    example: 'https://relay.example.com',
  }),
  mercuryoWidgetId: publicVariable('MERCURYO_WIDGET_ID', {
    type: identifier,
    description: 'buying the deposit with a card; needs the secret, never in the sandbox',
    example: 'widget-1',
  }),
  mercuryoSecret: secretVariable('MERCURYO_SECRET', {
    type: identifier,
    shapesPages: true,
    description: "the widget's secret key, by which the server signs purchases",
    example: 'mercuryo-secret',
  }),
  mercuryoHost: publicVariable('MERCURYO_HOST', {
    type: safeOrigin,
    fallback: 'https://widget.mercuryo.io',
    description: 'where its script comes from',
    example: 'https://relay.example.com',
  }),
  mercuryoApiUrl: serverVariable('MERCURYO_API_URL', {
    type: providerUrl,
    fallback: 'https://api.mercuryo.io/v1.6',
    description: 'where the server reads what it sells, its limits and purchases',
    example: 'https://relay.example.com/v1.6',
  }),
  mercuryoPartnerToken: secretVariable('MERCURYO_PARTNER_TOKEN', {
    type: identifier,
    description: 'by which the server reads how far a purchase is; empty: its page does not say',
    example: 'mercuryo-token',
  }),
  growthBookClientKey: publicVariable('GROWTHBOOK_CLIENT_KEY', {
    type: identifier,
    description: 'feature flags and experiments',
    example: 'sdk-1',
  }),
  growthBookHost: publicVariable('GROWTHBOOK_HOST', {
    type: safeOrigin,
    fallback: 'https://cdn.growthbook.io',
    description: 'where they come from',
    example: 'https://relay.example.com',
  }),
  firebaseApiKey: publicVariable('FIREBASE_API_KEY', {
    type: identifier,
    description: 'push messages; all five of these are needed',
    example: 'api-key',
  }),
  firebaseProjectId: publicVariable('FIREBASE_PROJECT_ID', {
    type: identifier,
    description: 'the Firebase project',
    example: 'project',
  }),
  firebaseSenderId: publicVariable('FIREBASE_SENDER_ID', {
    type: identifier,
    description: 'its sender id',
    example: '7',
  }),
  firebaseAppId: publicVariable('FIREBASE_APP_ID', {
    type: identifier,
    description: 'its web app',
    example: '1:7:web:abc',
  }),
  firebaseVapidKey: publicVariable('FIREBASE_VAPID_KEY', {
    type: identifier,
    description: 'its public Web Push key',
    example: 'vapid-key',
  }),
}
