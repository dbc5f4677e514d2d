export type SitemapEntry = {
  address: string
  alternates: readonly { language: string; address: string }[]
  /** ISO 8601 day. Left out where unknown: a wrong one teaches a search engine to ignore all of them. */
  changed?: string
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** sitemaps.org, with the alternates of developers.google.com/search/docs/specialty/international/localized-versions. */
export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  `${XML}<urlset ${NAMESPACES}>\n${entries.map(entryXml).join('\n')}\n</urlset>\n`

const entryXml = ({ address, alternates, changed }: SitemapEntry) =>
  [
    `<url><loc>${escape(address)}</loc>`,
    changed ? `<lastmod>${escape(changed)}</lastmod>` : '',
    ...alternates.map(
      (one) =>
        `<xhtml:link rel="alternate" hreflang="${escape(one.language)}" href="${escape(one.address)}"/>`,
    ),
    '</url>',
  ].join('')

export const sitemapIndexXml = (addresses: readonly string[]): string =>
  `${XML}<sitemapindex ${NAMESPACES}>\n${addresses
    .map((address) => `<sitemap><loc>${escape(address)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`
