const second = 1000
const minute = 60 * second

/** Every wait of the site, in milliseconds. */
export const timings = {
  /** Specification §9: every own call is given up after this. */
  apiTimeout: 10 * second,
  /** Specification §9: session, device id, cookie notice, reviews widget, heatmap; those with `Start` count from load. */
  sessionStart: 5 * second,
  sessionRefresh: minute,
  /** What one tab stored is visible to the others by then. */
  tabLockHold: 200,
  deviceIdRetry: second,
  cookieNoticeStart: 5 * second,
  reviewsStart: 6 * second,
  heatmapAttributionStart: second,
  heatmapAttributionRetry: 500,
  /** An outside service's script that has not loaded by then has failed. */
  scriptTimeout: 10 * second,
  /** The error reporter loads at the latest so long after load; sooner at the first interaction or error. */
  errorReportsStart: 6 * second,
  vitalsStart: 6 * second,
  /** A click before the experiments are known waits for them at most this long. */
  flagsTimeout: 400,
  /** Timeout of an error report to Sentry. */
  tunnelTimeout: 10 * second,
  /** For Firebase to register a device, and for the browser to start our worker. */
  pushRegistrationTimeout: 20 * second,
  /** Timeout of a call of the reference back end to Google. */
  pushTimeout: 10 * second,
  /** TTL of a push message. */
  pushTtl: 24 * 60 * minute,
  /** Retention of a device after its exchange is settled. */
  pushRetentionSettled: 24 * 60 * minute,
  /** Debounce of a typed amount. */
  quoteDebounce: 250,
  /** What is wrong with a half-typed text is shown once the typing has paused this long. */
  typingRest: 700,
  /** Before providers that had not answered yet are called once more. */
  offersRetry: 2 * second,
  quoteRefresh: 30 * second,
  marketRefresh: 30 * second,
  /** A quote of a cached page is shown this long without a refresh. */
  quoteTrusted: minute,
  statusPoll: 4 * second,
  /** Of all open exchanges of a device, up to twenty calls at a time. */
  ownExchangesPoll: 30 * second,
  countdownTick: second,
  copiedNote: 2 * second,
  pageFresh: 30 * second,
  /** After its start a server tries this often, at this interval, to reach itself. */
  prewarmTries: 60,
  prewarmWait: 250,
  /** A page rendered without its data is rerendered so soon. */
  pageRetry: second,
  /** After a failure page loaders do not call the back end for this long. */
  backEndCooldown: 5 * second,
  /** Retry-After of a page that cannot be rendered while the back end is away. */
  unavailableRetry: 30 * second,
  /** Specification §7 and §9: timeout, first retry delay (doubled each time) and polling interval of a blockchain's
   * node. */
  rpcTimeout: 10 * second,
  rpcRetry: 150,
  rpcPolling: 4 * second,
  /** A wallet that was connected before may announce itself a little late. */
  walletTimeout: second,
  /** WalletConnect's relay that has not accepted a message by then is reported down. Its library connects at 0, 1, 3,
   * 6 and 10 s: stopping a second before the longest pause lets a retry come soon. */
  relayTimeout: 9 * second,
  /** Of the reference back end: an order waits for it before it is made. */
  ensTimeout: 3 * second,
  disconnectTimeout: 2 * second,
  /** A fixed rate is held this long (field-notes D). */
  fixedRate: 20 * minute,
  /** A link that moves an exchange to another device works this long. */
  exchangeTransfer: 15 * minute,
  /** TTL of a session of the reference back end. */
  sessionTtl: 30 * minute,
  /** A floating deposit may arrive this long (field-notes D). */
  floatingDeposit: 7 * 24 * 60 * minute,
}
