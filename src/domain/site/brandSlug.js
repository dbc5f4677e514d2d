// @ts-check

/** `Acme Wallet` is `acme-wallet`; any script stays. @param {string} name */
export const brandSlug = (name) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
