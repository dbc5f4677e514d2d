// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '@/i18n/languages'
import type { Texts } from '@/i18n/translate'
import { TranslationProvider, useTranslation } from '@/i18n/useTranslation'

afterEach(cleanup)

function Words() {
  const { t, i18n } = useTranslation(['header', 'menu'])
  return `${t('skip')} ${t('menu:open')} ${String(i18n.hasResourceBundle('de', 'menu'))}`
}

const pageIn = (locale: Locale, groups?: Record<string, Texts>) => (
  <TranslationProvider locale={locale} store={groups && { [locale]: groups }}>
    <Words />
  </TranslationProvider>
)

test('the texts of a page are there in its first render', () => {
  render(pageIn('en', { header: { skip: 'Skip' }, menu: { open: 'Open' } }))
  expect(screen.getByText('Skip Open false')).toBeTruthy()
})

test('another language takes effect with its page, and texts that arrived once stay', () => {
  const { rerender } = render(pageIn('de', { header: { skip: 'Weiter' }, menu: { open: 'Öffnen' } }))
  rerender(pageIn('en', { header: { skip: 'Skip' } }))
  expect(screen.getByText('Skip open true')).toBeTruthy()
  rerender(pageIn('de', { header: { skip: 'Weiter' } }))
  expect(screen.getByText('Weiter Öffnen true')).toBeTruthy()
})

test('a page without texts shows keys and does not break', () => {
  render(pageIn('ja'))
  expect(screen.getByText('skip open false')).toBeTruthy()
})
