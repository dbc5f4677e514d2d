import { text } from './variable'

/** What env.ts is for the outside services that a page loads as scripts. Server only. */
export const vendorEnv = {
  get amplitudeKey() {
    return text('AMPLITUDE_KEY', '')
  },
  /** Where its project is kept. */
  get amplitudeServerZone() {
    const zone = text('AMPLITUDE_SERVER_ZONE', 'US').toUpperCase()
    if (zone !== 'US' && zone !== 'EU') throw new Error('AMPLITUDE_SERVER_ZONE must be US or EU')
    return zone === 'EU' ? 'EU' : 'US'
  },
  /** Empty: Amplitude's own of the zone. */
  get amplitudeHost() {
    return text('AMPLITUDE_HOST', '')
  },
  get freshchatToken() {
    return text('FRESHCHAT_TOKEN', '')
  },
  get freshchatHost() {
    return text('FRESHCHAT_HOST', 'https://wchat.freshchat.com')
  },
  get plerdySiteHash() {
    return text('PLERDY_SITE_HASH', '')
  },
  get plerdyUserId() {
    return text('PLERDY_USER_ID', '')
  },
  get plerdyHost() {
    return text('PLERDY_HOST', 'https://a.plerdy.com')
  },
  get trustpilotBusinessUnit() {
    return text('TRUSTPILOT_BUSINESS_UNIT', '')
  },
  get trustpilotTemplate() {
    return text('TRUSTPILOT_TEMPLATE', '5419b6ffb0d04a076446a9af')
  },
  get trustpilotHost() {
    return text('TRUSTPILOT_HOST', 'https://widget.trustpilot.com')
  },
  get satismeterKey() {
    return text('SATISMETER_KEY', '')
  },
  get satismeterHost() {
    return text('SATISMETER_HOST', 'https://app.satismeter.com')
  },
  get mercuryoWidgetId() {
    return text('MERCURYO_WIDGET_ID', '')
  },
  /** The widget's secret key, by which the server signs purchases; empty: there are none. Secret. */
  get mercuryoSecret() {
    return text('MERCURYO_SECRET', '')
  },
  get mercuryoHost() {
    return text('MERCURYO_HOST', 'https://widget.mercuryo.io')
  },
}
