// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import type { AppProps } from 'next/app'
import { afterEach, expect, test } from 'vitest'
import { appWithTranslation, useTranslation } from '@/i18n/pagesTranslation'

afterEach(cleanup)

function Words() {
  const { t, i18n } = useTranslation(['header', 'menu'])
  return `${t('skip')} ${t('menu:open')} ${String(i18n.hasResourceBundle('de', 'menu'))}`
}
const App = appWithTranslation(() => <Words />)

/** What Next.js hands to the app for one page. */
const pageIn = (locale: string, groups: object) =>
  ({
    pageProps: { _nextI18Next: { initialLocale: locale, initialI18nStore: { [locale]: groups } } },
    router: { locale },
  }) as unknown as AppProps

test('the texts of a page are there in its first render', () => {
  render(<App {...pageIn('en', { header: { skip: 'Skip' }, menu: { open: 'Open' } })} />)
  expect(screen.getByText('Skip Open false')).toBeTruthy()
})

test('another language takes effect with its page, and texts that arrived once stay', () => {
  const { rerender } = render(
    <App {...pageIn('de', { header: { skip: 'Weiter' }, menu: { open: 'Öffnen' } })} />,
  )
  rerender(<App {...pageIn('en', { header: { skip: 'Skip' } })} />)
  expect(screen.getByText('Skip open true')).toBeTruthy()
  rerender(<App {...pageIn('de', { header: { skip: 'Weiter' } })} />)
  expect(screen.getByText('Weiter Öffnen true')).toBeTruthy()
})

test('a page without texts shows keys and does not break', () => {
  render(<App {...({ pageProps: {}, router: { locale: 'ja' } } as unknown as AppProps)} />)
  expect(screen.getByText('skip open false')).toBeTruthy()
})
