// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import type { Locale } from '@/i18n/languages'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { renderWithStore } from '../renderWithStore'

function Kind({ label, format }: { label: string; format: (kind: string) => string }) {
  const { withKind } = useExtraIdKind()
  return <output>{withKind(label, format)}</output>
}

function show(label: string, locale: Locale, format: (kind: string) => string) {
  renderWithStore(<Kind label={label} format={format} />, { router: { locale }, texts: locale })
  return screen.getByRole('status').textContent
}

test.each<[Locale, string, string]>([
  ['en', 'Payment ID', 'Payment ID'],
  ['de', 'DESTINATION TAG', 'Destination-Tag'],
  ['fr', 'Memo', 'Mémo'],
  ['ru', 'Comment', 'Комментарий'],
  ['ja', 'Payment ID', 'ペイメントID'],
  ['cn', 'Tag', '目标标签'],
])('in %s the label %j alone reads %s', (locale, label, shown) => {
  expect(show(label, locale, (kind) => kind)).toBe(shown)
})

test.each<[Locale, string]>([
  ['en', '(destination tag)'],
  ['de', '(Destination-Tag)'],
  ['es', '(tag de destino)'],
])('in %s a kind inside a text keeps the case of the glossary', (locale, shown) => {
  expect(show('Destination tag', locale, (kind) => `(${kind})`)).toBe(shown)
})

test.each(LOCALES)('in %s every kind has a text of its own', (locale) => {
  const labels = ['Memo', 'Destination tag', 'Comment', 'Note', 'Payment ID']
  const Kinds = () => {
    const { kindOf } = useExtraIdKind()
    return <output>{labels.map(kindOf).join('|')}</output>
  }
  renderWithStore(<Kinds />, { router: { locale }, texts: locale })
  const kinds = screen.getByRole('status').textContent.split('|')
  expect(new Set(kinds).size).toBe(labels.length)
  expect(kinds.join()).not.toContain('extraId.')
})

test('an unknown label stays as the back end sent it, also at the start of a text', () => {
  expect(show('xRef no.', 'de', (kind) => `${kind}: 12`)).toBe('xRef no.: 12')
})

test('a text that does not start with the kind stays as it is', () => {
  expect(show('Memo', 'en', () => 'own words of an operator')).toBe('own words of an operator')
})
