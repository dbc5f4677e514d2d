/** The form of an exchange as a page without scripts. */
export const PLAIN_FORM_PATH = '/exchange-form'

/** A field that only browsers without scripts send with the form. */
export const WITHOUT_SCRIPTS = { name: 'scripts', value: 'none' }

/** The contact form, likewise. */
export const PLAIN_CONTACT_PATH = '/contact-form'

/** Signing in and out, and what a customer does there by forms. */
export const PLAIN_ACCOUNT_PATH = '/account-form'

/** Below it: an exchange and the secret of its owner, who has no scripts to store it. */
export const OWN_EXCHANGE_PATH = '/own-exchange'

/** Below it: a payment request, and the exchange that pays it. */
export const PAY_PATH = '/pay'

/** They have no scripts, whatever the browser runs: what only scripts can do is left out of them. */
export const isPlainPage = (page: string): boolean =>
  page === PLAIN_FORM_PATH ||
  page === PLAIN_CONTACT_PATH ||
  page === PLAIN_ACCOUNT_PATH ||
  page.startsWith(`${OWN_EXCHANGE_PATH}/`) ||
  page.startsWith(`${PAY_PATH}/`)

/** Base64url of 256 bits, and of back ends that give other secrets. */
const SECRET = /^[\w-]{16,128}$/

export const looksLikeOwnerSecret = (text: string) => SECRET.test(text)

/** Whoever opens it is the owner. */
export const ownExchangePath = (publicId: string, secret: string) =>
  `${OWN_EXCHANGE_PATH}/${encodeURIComponent(publicId)}/${encodeURIComponent(secret)}`
