// @ts-check

/** Of every provider: who is known, and the names of its settings. The first is where it is called. */
export const PROVIDER_SETTINGS = /** @type {const} */ ({
  near: { url: 'nearUrl', keys: [] },
  changenow: { url: 'changenowUrl', keys: ['changenowApiKey'] },
  sideshift: { url: 'sideshiftUrl', keys: ['sideshiftSecret', 'sideshiftAffiliateId'] },
  simpleswap: { url: 'simpleswapUrl', keys: ['simpleswapApiKey'] },
  exolix: { url: 'exolixUrl', keys: ['exolixApiKey'] },
})
