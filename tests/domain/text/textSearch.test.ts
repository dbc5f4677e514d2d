import { expect, test } from 'vitest'
import { fitsSearch } from '@/features/faq/Faq'

test('a search takes no notice of case and accents', () => {
  expect(fitsSearch('Qu’est-ce qu’un Mémo ?', 'MEMO')).toBe(true)
  expect(fitsSearch('Địa chỉ hoàn tiền', 'hoan tien')).toBe(true)
  expect(fitsSearch('Комиссия сети', 'комиссия')).toBe(true)
})

test('every word has to stand somewhere in the text, in any order', () => {
  expect(fitsSearch('The refund address', ' address  refund ')).toBe(true)
  expect(fitsSearch('The refund address', 'refund memo')).toBe(false)
})

test('an empty search fits everything', () => {
  expect(fitsSearch('anything', '  ')).toBe(true)
})
