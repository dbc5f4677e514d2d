const second = 1000
const minute = 60 * second

/** Every wait of the site, in milliseconds. */
export const timings = {
  /** Specification §9: every own call is given up after this. */
  apiTimeout: 10 * second,
  /** A typed amount rests this long before it is asked for. */
  quoteDebounce: 250,
  /** A shown quote is asked for anew (field-notes D: quote refresh). */
  quoteRefresh: 30 * second,
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
  /** A fixed rate is held this long (field-notes D). */
  fixedRate: 20 * minute,
  /** A floating deposit is waited for this long (field-notes D). */
  floatingDeposit: 7 * 24 * 60 * minute,
}
