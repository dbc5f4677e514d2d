// @ts-check

/**
 * A name as a part of an address: `Acme Wallet` is `acme-wallet`. Letters of any script stay.
 *
 * @param {string} name
 */
export const brandSlug = (name) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
