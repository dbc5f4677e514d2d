import { expect, test } from 'vitest'
import { proseUpdated } from '@/http/sitemap/sitemapHandler'

test('a page of prose has the day of its last change, every other page none', async () => {
  expect(await proseUpdated('about', 'de')).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(await proseUpdated('exchange', 'de')).toBeNull()
  expect(await proseUpdated('', 'en')).toBeNull()
})
