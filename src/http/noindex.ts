const INDEXED = /(<meta name="robots" content=")index(")/

/** A page as search engines must not index it: the address with a query is one more address of a page that they know.
 * The header alone would not do, because not every crawler reads it (specification §2, decisions §3). */
export const withNoindex = (page: Buffer): Buffer =>
  Buffer.from(page.toString('utf8').replace(INDEXED, '$1noindex$2'))

export const NOINDEX = { 'x-robots-tag': 'noindex' }
