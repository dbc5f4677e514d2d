/** Where other apps hand over what a visitor shares, and browsers payment links. */
export const SHARED_PATH = '/shared'

/** Longer texts hold no address. */
const MAX_LENGTH = 1000

const NAME = 'shared'

/** The parameters of a share target (W3C Web Share Target) and of a protocol handler (`link`), the likeliest first. */
const PARAMETERS = ['link', 'text', 'url', 'title']

/** Empty: nothing was shared. */
export function sharedTextIn(query: URLSearchParams): string {
  const texts = PARAMETERS.map((name) => query.get(name)?.trim() ?? '')
  return (texts.find((text) => text !== '') ?? '').slice(0, MAX_LENGTH)
}

/** Behind the `#`, which no server is sent and no log holds. */
export const sharedFragment = (text: string): string =>
  text === '' ? '' : `#${new URLSearchParams({ [NAME]: text }).toString()}`

/** Null where the address holds none. */
export const sharedTextOf = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get(NAME)?.slice(0, MAX_LENGTH) || null
