/** What any page script or extension may announce as a wallet (EIP-6963). None of it is believed. */

/** Characters; a longer name is cut, so that it cannot push our own words off the menu. */
const NAME_LIMIT = 32
/** Characters; EIP-6963 asks for a small picture, and a large one would only slow the menu. */
const ICON_LIMIT = 200_000
const ICON = /^data:image\/(svg\+xml|png|webp|jpeg|gif)[;,]/i

/** One line of text without signs that hide or reverse characters; empty when nothing is left. */
export const walletName = (name: unknown): string =>
  typeof name !== 'string'
    ? ''
    : Array.from(name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim())
        .slice(0, NAME_LIMIT)
        .join('')

/** A picture that carries itself, to be shown in an <img> only, where no script of it runs; else null. */
export const walletIcon = (icon: unknown): string | null => {
  if (typeof icon !== 'string') return null
  const address = icon.trim()
  return address.length <= ICON_LIMIT && ICON.test(address) ? address : null
}
