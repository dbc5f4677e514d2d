import { DAY, HOUR, MINUTE, SECOND } from '@/domain/time/durations'

/** Durations of the customer account, in milliseconds. Apart from `timings`, which every browser gets. */
export const accountTimings = {
  accessToken: 10 * MINUTE,
  signInIdle: 30 * DAY,
  signInMaxAge: 90 * DAY,
  /** Two tabs that refresh together: the second within this time gets the tokens of the first. */
  refreshGrace: 30 * SECOND,
  mailLink: { confirm: DAY, reset: HOUR, email: DAY, restore: 7 * DAY },
  failedSignIns: 15 * MINUTE,
  /** All failed sign-ins for one account from devices it does not know are counted within this time. */
  strangersFailures: HOUR,
  knownDevice: 180 * DAY,
  /** How long a full queue of password checks makes a caller wait. */
  hashingBusy: 5 * SECOND,
  /** A sign-in or a confirmation is fresh this long: payouts and changes of the account need one. */
  freshConfirmation: 10 * MINUTE,
  /** How long the link of an email stops a withdrawal that is not sent yet. */
  payoutStop: 7 * DAY,
  /** How long a confirmed reset of the second factor waits for its customer, who can stop it. */
  factorReset: DAY,
  /** How often resets that are due are carried out. */
  factorResets: 5 * MINUTE,
  /** How long what one member of staff proposed waits for another. */
  deskProposal: DAY,
  staffInvitation: 3 * DAY,
  /** How long one that was not accepted stays in the list of staff, to be sent again. */
  staffInvitationListed: 30 * DAY,
  /** A sign-in that waits for its second factor, and a passkey that is being added. */
  challenge: 5 * MINUTE,
  /** Second factors added within this time before a change of the address go when it is taken back. */
  doubtfulFactors: 7 * DAY,
  emails: HOUR,
  accountsCleanup: DAY,
  mailPolling: 2 * SECOND,
  /** Lease of an email that is being sent: longer than a slow mail server may take for all its responses. */
  mailLease: 2 * MINUTE,
  /** Without a word of the mail server. */
  smtpTimeout: 10 * SECOND,
  /** For all of an email, whatever the mail server says meanwhile. */
  smtpLimit: MINUTE,
  /** After each failed try; the last one for all further tries. */
  mailRetries: [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR],
  searchDebounce: 300,
  mailTtl: DAY,
}
