const INDEXED = /(<meta name="robots" content=")index(")/

/** Beside the header, which not every crawler reads (R6). */
export const withNoindex = (page: Buffer): Buffer =>
  Buffer.from(page.toString('utf8').replace(INDEXED, '$1noindex$2'))

export const NOINDEX = { 'x-robots-tag': 'noindex' }
