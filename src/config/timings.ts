// Every wait of the site, in milliseconds. Each is an export, so that a browser gets only those it uses.
const second = 1000
const minute = 60 * second

/** R34: every own call is given up after this. */
export const apiTimeout = 10 * second
/** R12, R24 and R53: session, device id, cookie notice, reviews widget, heatmap; those with `Start` count from load. */
export const sessionStart = 5 * second
export const sessionRefresh = minute
/** What one tab stored is visible to the others by then. */
export const tabLockHold = 200
export const deviceIdRetry = second
export const cookieNoticeStart = 5 * second
export const reviewsStart = 6 * second
export const heatmapAttributionStart = second
export const heatmapAttributionRetry = 500
export const scriptTimeout = 10 * second
/** The error reporter loads at the latest so long after load; sooner at the first interaction or error. */
export const errorReportsStart = 6 * second
export const vitalsStart = 6 * second
/** What a passive first visit does without starts at the latest so long after load; sooner at the first interaction. */
export const tasksStart = 10 * second
/** The same on an order's page, whose visitor waits for nothing but its next poll. */
export const tasksStartPolling = minute
/** What waits for the first interaction starts so long after it: whatever that opens comes first. */
export const interactionRest = second
/** A click before the experiments are known waits for them at most this long. */
export const flagsTimeout = 400
export const tunnelTimeout = 10 * second
export const pushRegistrationTimeout = 20 * second
export const pushTimeout = 10 * second
export const pushTtl = 24 * 60 * minute
export const pushRetentionSettled = 24 * 60 * minute
export const quoteDebounce = 250
/** What is wrong with a half-typed text is shown once the typing has paused this long. */
export const typingRest = 700
/** Before providers that had not answered yet are called once more. */
export const offersRetry = 2 * second
export const quoteRefresh = 30 * second
/** What a connection that is back refuses in its first moments is tried again. */
export const onlineRetry = 3 * second
export const marketRefresh = 30 * second
/** A quote of a cached page is shown this long without a refresh. */
export const quoteTrusted = minute
export const statusPoll = 4 * second
/** Of all open exchanges of a device, up to twenty calls at a time. */
export const ownExchangesPoll = 30 * second
/** How long a removal from that list can be undone. */
export const removalUndo = 10 * second
export const countdownTick = second
export const copiedNote = 2 * second
export const pageFresh = 30 * second
/** After its start a server tries this often, at this interval, to reach itself. */
export const prewarmTries = 60
export const prewarmWait = 250
/** A page rendered without its data is rerendered so soon. */
export const pageRetry = second
/** After a failure page loaders do not call the back end for this long. */
export const backEndCooldown = 5 * second
export const unavailableRetry = 30 * second
/** R38: timeout, first retry delay (then doubled) and polling of a chain's node. */
export const rpcTimeout = 10 * second
export const rpcRetry = 150
export const rpcPolling = 4 * second
/** A wallet that was connected before may announce itself a little late. */
export const walletTimeout = second
/** WalletConnect connects at 0, 1, 3, 6, 10 s: an end one second before the longest pause lets a retry come soon. */
export const relayTimeout = 9 * second
/** Of the reference back end: an order waits for it before it is made. */
export const ensTimeout = 3 * second
/** Of the operator's own service; an order waits for it too. */
export const screeningTimeout = 3 * second
export const disconnectTimeout = 2 * second
/** A fixed rate is held this long (R46). */
export const fixedRate = 20 * minute
export const exchangeTransfer = 15 * minute
export const sessionTtl = 30 * minute
/** A floating deposit may arrive this long (R46). */
export const floatingDeposit = 7 * 24 * 60 * minute
