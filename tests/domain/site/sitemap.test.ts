import { expect, test } from 'vitest'
import { sitemapIndexXml, sitemapXml } from '@/domain/site/sitemap'

const alternates = [
  { language: 'en', address: 'https://x.example/a' },
  { language: 'zh-Hans', address: 'https://x.example/cn/a' },
]

test('a page stands with its alternates, and with its last change only where that is known', () => {
  const xml = sitemapXml([
    { address: 'https://x.example/a', alternates, changed: '2026-11-21' },
    { address: 'https://x.example/b', alternates: [] },
  ])
  expect(xml).toContain(
    '<url><loc>https://x.example/a</loc><lastmod>2026-11-21</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://x.example/a"/>' +
      '<xhtml:link rel="alternate" hreflang="zh-Hans" href="https://x.example/cn/a"/></url>',
  )
  expect(xml).toContain('<url><loc>https://x.example/b</loc></url>')
})

test('no address can break the XML', () => {
  expect(sitemapIndexXml(['https://x.example/?a=1&b="<>'])).toContain(
    '<loc>https://x.example/?a=1&#38;b=&#34;&#60;&#62;</loc>',
  )
})
