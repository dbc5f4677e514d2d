import { expect, test } from 'vitest'
import { estimateLines } from '@/ui/layout/estimateLines'

test('a text takes as many lines as its characters fill, the last one in part', () => {
  expect(estimateLines('', 36)).toBe(0)
  expect(estimateLines('a'.repeat(36), 36)).toBe(1)
  expect(estimateLines('a'.repeat(37), 36)).toBe(2)
})

test('Chinese and Japanese characters are twice as wide, Cyrillic ones are not', () => {
  for (const wide of ['交', 'こ', 'カ']) expect(estimateLines(wide.repeat(19), 36)).toBe(2)
  expect(estimateLines('ж'.repeat(19), 36)).toBe(1)
})
