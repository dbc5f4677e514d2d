import { expect, test } from 'vitest'
import { searchTexts } from '@/features/faq/Faq'

const found = (query: string, ...texts: string[]) => [
  ...searchTexts(
    texts.map((text) => ({ id: text, text })),
    query,
  ),
]

test.each([
  ['Qu’est-ce qu’un Mémo ?', 'MEMO'],
  ['Địa chỉ hoàn tiền', 'hoan tien'],
  ['Комиссия сети', 'комиссия'],
])('in “%s” a search for “%s” takes no notice of case and accents', (text, query) => {
  expect(found(query, text, 'other')).toEqual([text])
})

test('texts with every word come alone, in any order of the words', () => {
  expect(found(' address  refund ', 'The refund address', 'The refund memo')).toEqual(['The refund address'])
})

test('where no text has every word, those with most of them are found', () => {
  expect(found('money lost', 'Your money', 'A lost link', 'The fees')).toEqual(['Your money', 'A lost link'])
  expect(found('xyzzy', 'Your money')).toEqual([])
})

test('an empty search finds everything', () => {
  expect(found('  ', 'one', 'two')).toEqual(['one', 'two'])
})
