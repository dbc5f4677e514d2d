const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Every wait and life of the customer account, in milliseconds. Apart from `timings`, which every browser is sent. */
export const accountTimings = {
  /** An access token is believed this long, while its sign-in is there. */
  accessToken: 10 * minute,
  /** A sign-in ends so long after its last refresh, and so long after its beginning whatever happens. */
  signInIdle: 30 * day,
  signInLife: 90 * day,
  /** Two tabs that refresh together: who comes second within this time gets what the first one got. */
  refreshGrace: 30 * second,
  /** How long a link sent by e-mail works, by its purpose. */
  mailLink: { confirm: day, reset: hour, email: day, restore: 7 * day },
  /** So many failed sign-ins are counted within this time. */
  failedSignIns: 15 * minute,
  /** All failed sign-ins for one account from devices it does not know are counted within this time. */
  strangersFailures: hour,
  /** A device on which somebody signed in is recognized this long. */
  knownDevice: 180 * day,
  /** How long a full queue of password checks makes a caller wait. */
  hashingBusy: 5 * second,
  /** A sign-in or a confirmation is fresh this long: payouts and changes of the account need one. */
  freshConfirmation: 10 * minute,
  /** A sign-in that waits for its second factor, and a passkey that is being added. */
  challenge: 5 * minute,
  /** Second factors added within this time before a change of the address go when it is taken back. */
  doubtfulFactors: 7 * day,
  /** So many letters to one address are counted within this time. */
  letters: hour,
  /** Who never confirmed his address is forgotten after this. */
  unconfirmedKept: 30 * day,
  accountsSweep: day,
  /** How often is looked for letters that are due. */
  mailSweep: 2 * second,
  /** A letter that is being sent is left alone this long: longer than a slow server may take for all its answers. */
  mailLease: 2 * minute,
  /** A mail server gets this long for each of its answers. */
  smtpPatience: 10 * second,
  /** After each failed try; the last one for all further tries. */
  mailRetries: [minute, 5 * minute, 15 * minute, hour],
  /** A typed search of the history rests this long before it is asked for. */
  searchRest: 300,
  /** A letter that could not be sent until then is dropped. */
  mailLife: day,
}
