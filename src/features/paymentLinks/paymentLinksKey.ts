/** For `invalidate`; the pages of the list begin with it. */
export const PAYMENT_LINKS = 'payment-links'
