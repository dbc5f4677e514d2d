import type { DocumentProps } from 'next/document'
import { expect, test } from 'vitest'
import { takeTextsOut } from '@/shell/next-patches/takeTextsOut'

type Page = DocumentProps['__NEXT_DATA__']
const pageWith = (texts: object) =>
  ({
    page: '/faq',
    props: { __N_SSG: true, pageProps: { data: 1, texts: { locale: 'de', ...texts } } },
  }) as unknown as Page

test('the data of a page go without its texts, and everything else stays', () => {
  const page = pageWith({
    path: '/texts/x/de',
    textStore: { de: { header: { skip: 'Weiter' } } },
  })
  expect(takeTextsOut(page)).toBe('/texts/x/de')
  expect(JSON.parse(JSON.stringify(page))).toEqual(pageWith({ path: '/texts/x/de', textStore: null }))
})

test('what Next.js holds for the page’s own data file is not changed', () => {
  const page = pageWith({ path: '/texts/x/de', textStore: { de: {} } })
  const { props } = page
  takeTextsOut(page)
  expect(props).toEqual(pageWith({ path: '/texts/x/de', textStore: { de: {} } }).props)
})

test.each([pageWith({ textStore: { de: {} } }), { page: '/_error', props: {} } as Page])(
  'a page whose texts cannot be fetched carries them',
  (page) => {
    const before = structuredClone(page)
    expect(takeTextsOut(page)).toBeUndefined()
    expect(page).toEqual(before)
  },
)
