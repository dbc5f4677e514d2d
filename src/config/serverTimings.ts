const second = 1000
const minute = 60 * second

/** Waits that only the server knows, in milliseconds: in every first view they would be weight. */
export const serverTimings = {
  tunnelTimeout: 10 * second,
  pushTimeout: 10 * second,
  pushTtl: 24 * 60 * minute,
  pushRetentionSettled: 24 * 60 * minute,
  pageFresh: 30 * second,
  /** After its start a server tries this often, at this interval, to reach itself. */
  prewarmTries: 60,
  prewarmWait: 250,
  /** A page rendered without its data is rerendered so soon. */
  pageRetry: second,
  /** After a failure page loaders do not call the back end for this long. */
  backEndCooldown: 5 * second,
  unavailableRetry: 30 * second,
  /** Of the reference back end: an order waits for it before it is made. */
  ensTimeout: 3 * second,
  exchangeTransfer: 15 * minute,
  sessionTtl: 30 * minute,
  /** A floating deposit may arrive this long (field-notes D). */
  floatingDeposit: 7 * 24 * 60 * minute,
}
