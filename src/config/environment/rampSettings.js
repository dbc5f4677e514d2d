// @ts-check

/** Of every ramp: who is known, and the names of its settings. The first is where it is called. */
export const RAMP_SETTINGS = /** @type {const} */ ({
  bity: { url: 'bityUrl', keys: [] },
  dfx: { url: 'dfxUrl', keys: [] },
  mtpelerin: { url: 'mtpelerinUrl', keys: [] },
  guardarian: { url: 'guardarianUrl', keys: ['guardarianApiKey'] },
  banxa: { url: 'banxaUrl', keys: ['banxaUrl', 'banxaApiKey'] },
  moonpay: { url: 'moonpayUrl', keys: ['moonpayPublishableKey', 'moonpaySecretKey'] },
})
