const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Durations of the customer account, in milliseconds. Apart from `timings`, which every browser gets. */
export const accountTimings = {
  accessToken: 10 * minute,
  signInIdle: 30 * day,
  signInMaxAge: 90 * day,
  /** Two tabs that refresh together: the second within this time gets the tokens of the first. */
  refreshGrace: 30 * second,
  mailLink: { confirm: day, reset: hour, email: day, restore: 7 * day },
  failedSignIns: 15 * minute,
  /** All failed sign-ins for one account from devices it does not know are counted within this time. */
  strangersFailures: hour,
  knownDevice: 180 * day,
  /** How long a full queue of password checks makes a caller wait. */
  hashingBusy: 5 * second,
  /** A sign-in or a confirmation is fresh this long: payouts and changes of the account need one. */
  freshConfirmation: 10 * minute,
  /** How long the link of an email stops a withdrawal that is not sent yet. */
  payoutStop: 7 * day,
  /** How long what one member of staff proposed waits for another. */
  deskProposal: day,
  /** A sign-in that waits for its second factor, and a passkey that is being added. */
  challenge: 5 * minute,
  /** Second factors added within this time before a change of the address go when it is taken back. */
  doubtfulFactors: 7 * day,
  emails: hour,
  accountsCleanup: day,
  mailPolling: 2 * second,
  /** Lease of an email that is being sent: longer than a slow mail server may take for all its responses. */
  mailLease: 2 * minute,
  /** Without a word of the mail server. */
  smtpTimeout: 10 * second,
  /** For all of an email, whatever the mail server says meanwhile. */
  smtpLimit: minute,
  /** After each failed try; the last one for all further tries. */
  mailRetries: [minute, 5 * minute, 15 * minute, hour],
  searchDebounce: 300,
  mailTtl: day,
}
