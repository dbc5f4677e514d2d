const second = 1000
const minute = 60 * second

/** Every wait of the site, in milliseconds. */
export const timings = {
  /** Specification §9: every own call is given up after this. */
  apiTimeout: 10 * second,
  /** Specification §9: session, device id, cookie notice, reviews widget, heatmap; those with `Start` count from load. */
  sessionStart: 5 * second,
  sessionRefresh: minute,
  /** What one tab stored has reached the others by then. */
  tabHandOver: 200,
  deviceIdRetry: second,
  cookieNoticeStart: 5 * second,
  reviewsStart: 6 * second,
  heatmapAttributionStart: second,
  heatmapAttributionRetry: 500,
  /** An outside service's script that has not come by then has failed. */
  scriptPatience: 10 * second,
  /** The error reporter comes at the latest so long after load; sooner when a visitor stirs or something goes wrong. */
  errorReportsStart: 6 * second,
  /** A click that comes before the experiments are known waits for them at most this long. */
  flagsPatience: 400,
  /** An error report on its way to Sentry is given up after this. */
  tunnelTimeout: 10 * second,
  /** Firebase gets this long to make a device known, and the browser to start our worker. */
  pushPatience: 20 * second,
  /** A call of the reference back end to Google is given up after this. */
  pushTimeout: 10 * second,
  /** A push message that found no device by then is worth nothing any more. */
  pushLife: 24 * 60 * minute,
  /** The reference back end forgets whom to notify so long after an exchange is settled, or was last heard of. */
  pushKeptSettled: 24 * 60 * minute,
  pushKept: 30 * 24 * 60 * minute,
  /** A typed amount rests this long before it is asked for. */
  quoteDebounce: 250,
  /** What is wrong with a half-typed text is shown once the typing has paused this long. */
  typingRest: 700,
  /** A shown quote is asked for anew (field-notes D: quote refresh). */
  quoteRefresh: 30 * second,
  /** Prices of a coin or of a table are asked for anew. */
  marketRefresh: 30 * second,
  /** What a page of the page cache says of rates is believed this long without asking. */
  quoteTrusted: minute,
  /** The status page asks how the exchange stands. */
  statusPoll: 4 * second,
  countdownTick: second,
  /** How long «Copied» stays. */
  copiedNote: 2 * second,
  /** How long a page of the page cache is fresh. */
  pageFresh: 30 * second,
  /** After its start a server tries this often, this long apart, to reach itself. */
  warmTries: 60,
  warmWait: 250,
  /** A page that was made without its data is made anew so soon. */
  pageRetry: second,
  /** Page loaders do not ask a back end again that has failed them so short a time ago. */
  backEndRest: 5 * second,
  /** Who wanted a page that cannot be made while the back end is away is asked to come again after this. */
  unavailableRetry: 30 * second,
  /** Specification §7 and §9: a blockchain's node is given up after this, asked again after this and its doubles, and
   * watched in this rhythm. */
  rpcTimeout: 10 * second,
  rpcRetry: 150,
  rpcPolling: 4 * second,
  /** A wallet that was connected before may announce itself a little late. */
  walletPatience: second,
  /** WalletConnect's relay that has not taken a message by then is called down, and a farewell is left to it alone. Its
   * library calls a silent relay at 0, 1, 3, 6 and 10 s: given up a second before its longest rest, it is soon asked anew. */
  relayPatience: 9 * second,
  farewellPatience: 2 * second,
  /** A fixed rate is held this long (field-notes D). */
  fixedRate: 20 * minute,
  /** A link that moves an exchange to another device works this long. */
  exchangeTransfer: 15 * minute,
  /** The reference back end's sessions live this long without a refresh. */
  sessionLife: 30 * minute,
  /** A floating deposit is waited for this long (field-notes D). */
  floatingDeposit: 7 * 24 * 60 * minute,
}
