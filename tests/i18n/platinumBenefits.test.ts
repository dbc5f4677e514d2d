import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'

/**
 * What the level gives, and the test that holds it: the cashback (tests/server/programmes/cashback, “the level %s sets the
 * cashback”, in live mode never more than the order earned) and that it stays (same file, 400 days later).
 */
const BENEFITS = [/\{\{platinumCashback\}\}.*\{\{#live\}\}/, /^- \*\*[^{]+$/]

test.each(LOCALES)('the page %s names the benefits of Platinum that exist, and no other', (language) => {
  const page = readFileSync(join(process.cwd(), 'locales', language, 'pages/platinum-users.md'), 'utf8')
  const [, benefits = ''] = page.split('\n## ')
  const items = benefits.split('\n').filter((line) => line.startsWith('- '))
  expect(items).toHaveLength(BENEFITS.length)
  for (const [index, benefit] of BENEFITS.entries()) expect(items[index]).toMatch(benefit)
})
