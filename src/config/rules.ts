export const rules = {
  /** A floating payout that fell by more than this many percent since it was shown needs confirmation. */
  askAboutDropPercent: 0.5,
  ownExchangesKept: 100,
  /** R38: requests in one batch to a blockchain's node, and how often a failed one is retried. */
  rpcBatch: 1000,
  rpcRetries: 3,
}
