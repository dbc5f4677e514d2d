/** Limits of the site's own making, each with its reason. */
export const rules = {
  /** A floating payout that fell by more than this many percent since it was shown is asked about before ordering. */
  askAboutDropPercent: 0.5,
  /** An anonymous visitor's exchanges kept on his device. */
  ownExchangesKept: 100,
  /** Specification §7: questions in one call to a blockchain's node, and how often a failed one is asked again. */
  rpcBatch: 1000,
  rpcRetries: 3,
}
