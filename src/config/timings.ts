import { DAY, HOUR, MINUTE, SECOND } from '@/domain/time/durations'

// Waits and lifetimes of pages, and those that the browser and the back end share, in milliseconds. Each is an export, so that
// a browser gets only those it uses. A wait of one file of the back end stands in that file.

/** R34: every own call is given up after this. */
export const apiTimeout = 10 * SECOND
/** R12, R24 and R53: session, device id, cookie notice, reviews widget, heatmap; those with `Start` count from load. */
export const sessionStart = 5 * SECOND
export const sessionRefresh = MINUTE
/** What one tab stored is visible to the others by then. */
export const tabLockHold = 200
export const deviceIdRetry = SECOND
export const cookieNoticeStart = 5 * SECOND
export const reviewsStart = 6 * SECOND
export const heatmapAttributionStart = SECOND
export const heatmapAttributionRetry = 500
export const scriptTimeout = 10 * SECOND
/** The error reporter loads at the latest so long after load; sooner at the first interaction or error. */
export const errorReportsStart = 6 * SECOND
export const vitalsStart = 6 * SECOND
/** Of what no page depends on, at the latest so long after load; sooner at the first interaction. The session needs its code. */
export const tasksStart = sessionStart - SECOND
/** On an order's page code of a choice that may never come; its visitor waits for nothing but the next poll. */
export const importAheadPolling = MINUTE
/** What waits for the first interaction starts so long after it: whatever that opens comes first. */
export const interactionRest = SECOND
/** A click before the experiments are known waits for them at most this long. */
export const flagsTimeout = 400
export const tunnelTimeout = 10 * SECOND
export const pushRegistrationTimeout = 20 * SECOND
export const pushTimeout = 10 * SECOND
/** Between checks of an app that stays open for a new version. */
export const workerUpdate = HOUR
export const pushTtl = DAY
export const pushRetentionSettled = DAY
/** How far the log of what was sent to webhooks goes back. */
export const webhookLog = 30 * DAY
export const quoteDebounce = 250
/** What is wrong with a half-typed text is shown once the typing has paused this long. */
export const typingRest = 700
/** Before providers that had not answered yet are called once more. */
export const offersRetry = 2 * SECOND
export const quoteRefresh = 30 * SECOND
/** What a connection that is back refuses in its first moments is tried again. */
export const onlineRetry = 3 * SECOND
export const marketRefresh = 30 * SECOND
/** A quote of a cached page is shown this long without a refresh. */
export const quoteTrusted = MINUTE
export const statusPoll = 4 * SECOND
/** Of a purchase by card, at another company. */
export const cardPoll = 20 * SECOND
/** Of all open exchanges of a device, up to twenty calls at a time. */
export const ownExchangesPoll = 30 * SECOND
/** How long a removal from that list can be undone. */
export const removalUndo = 10 * SECOND
export const countdownTick = SECOND
export const copiedNote = 2 * SECOND
export const pageFresh = 30 * SECOND
/** After its start a server tries this often, at this interval, to reach itself. */
export const prewarmTries = 60
export const prewarmWait = 250
/** A page rendered without its data is rerendered so soon. */
export const pageRetry = SECOND
/** After a failure page loaders do not call the back end for this long. */
export const backEndCooldown = 5 * SECOND
export const unavailableRetry = 30 * SECOND
/** R38: timeout, first retry delay (then doubled) and polling of a chain's node. */
export const rpcTimeout = 10 * SECOND
export const rpcRetry = 150
export const rpcPolling = 4 * SECOND
/** A wallet that was connected before may announce itself a little late. */
export const walletTimeout = SECOND
/** WalletConnect connects at 0, 1, 3, 6, 10 s: an end one second before the longest pause lets a retry come soon. */
export const relayTimeout = 9 * SECOND
/** Of the reference back end: an order waits for it before it is made. */
export const ensTimeout = 3 * SECOND
/** Of the operator's own service; an order waits for it too. */
export const screeningTimeout = 3 * SECOND
export const versionCheckTimeout = 10 * SECOND
export const disconnectTimeout = 2 * SECOND
/** A fixed rate is held this long (R46). */
export const fixedRate = 20 * MINUTE
export const exchangeTransfer = 15 * MINUTE
/** To a window of the same device. */
export const exchangeHandover = MINUTE
export const sessionTtl = 30 * MINUTE
