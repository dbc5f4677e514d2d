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
  scriptTimeout: 10 * second,
  /** The error reporter loads at the latest so long after load; sooner at the first interaction or error. */
  errorReportsStart: 6 * second,
  vitalsStart: 6 * second,
  /** A click before the experiments are known waits for them at most this long. */
  flagsTimeout: 400,
  tunnelTimeout: 10 * second,
  pushRegistrationTimeout: 20 * second,
  pushTimeout: 10 * second,
  pushTtl: 24 * 60 * minute,
  pushRetentionSettled: 24 * 60 * minute,
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
  unavailableRetry: 30 * second,
  /** Specification §7 and §9: timeout, first retry delay (then doubled) and polling of a chain's node. */
  rpcTimeout: 10 * second,
  rpcRetry: 150,
  rpcPolling: 4 * second,
  /** A wallet that was connected before may announce itself a little late. */
  walletTimeout: second,
  /** WalletConnect connects at 0, 1, 3, 6, 10 s: an end one second before the longest pause lets a retry come soon. */
  relayTimeout: 9 * second,
  /** Of the reference back end: an order waits for it before it is made. */
  ensTimeout: 3 * second,
  disconnectTimeout: 2 * second,
  /** A fixed rate is held this long (field-notes D). */
  fixedRate: 20 * minute,
  exchangeTransfer: 15 * minute,
  sessionTtl: 30 * minute,
  /** A floating deposit may arrive this long (field-notes D). */
  floatingDeposit: 7 * 24 * 60 * minute,
}
