import { createHash } from 'node:crypto'
import type { GetServerSidePropsContext } from 'next'
import { expect, test, vi } from 'vitest'
import type { PageTexts } from '@/i18n/loadTexts'
import { loadCashbackView } from '@/screens/views/loadCashbackView'
import { viewScript } from '@/screens/views/viewScript'
import { viewStyles } from '@/screens/views/viewStyles'

vi.mock('@/api/pageServices', () => ({
  pageServices: () => ({ loadBitcoinPrice: () => Promise.resolve(null) }),
}))

async function load(query: Record<string, string>, locale = 'en') {
  const headers: Record<string, unknown> = {}
  const res = { setHeader: (name: string, value: unknown) => void (headers[name] = value) }
  const context = { query, locale, res } as unknown as GetServerSidePropsContext
  const result = await loadCashbackView(context)
  if (!('props' in result)) throw new Error('no properties')
  return { headers, props: await result.props }
}
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the policy of the response lets nothing run but its own script and styles, in any frame', async () => {
  const { headers, props } = await load({ theme: 'dark' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`default-src 'none'; script-src ${hashOf(viewScript)};`)
  expect(policy).toContain(`style-src ${hashOf(props.styles)};`)
  expect(policy).toContain('frame-ancestors *')
  expect(headers['x-robots-tag']).toBe('noindex')
})

test.each([
  [{ lang: 'cn' }, 'en', 'cn'],
  [{ lang: 'ru' }, 'de', 'ru'],
  [{ lang: 'xx' }, 'de', 'de'],
  [{}, 'en', 'en'],
])('the language is the query’s, else the path’s: %j at %s is %s', async (query, path, language) => {
  const { props } = await load(query, path)
  expect(props.question.locale).toBe(language)
  const { texts } = props as unknown as { texts: PageTexts }
  expect(texts.locale).toBe(language)
  expect(Object.keys(texts.textStore[language] ?? {})).toEqual(
    expect.arrayContaining(['header', 'footer', 'exchange', 'main-page', 'views']),
  )
})

test('what a query holds wrongly is ignored, and what it holds at length is cut', async () => {
  const { props } = await load({ theme: 'pink', unit: 'eur', volume: '9'.repeat(500), ref: 'x'.repeat(500) })
  expect(props.question).toMatchObject({ theme: 'auto', unit: 'btc' })
  expect([props.question.typed?.length, props.question.ref.length]).toEqual([64, 64])
})

test('the styles are the site’s colours of the theme', () => {
  expect(viewStyles('light', null)).not.toContain('color-scheme: dark')
  const dark = viewStyles('dark', null)
  expect(dark.lastIndexOf('color-scheme: dark')).toBeGreaterThan(dark.lastIndexOf('color-scheme: light'))
  expect(viewStyles('auto', null)).toMatch(
    /@media \(prefers-color-scheme:dark\)\s?{:root{\s*color-scheme: dark/,
  )
})
