import { expect, test } from 'vitest'
import { csvOf } from '@/domain/text/csv'

test('a heading line, then a line for each row, ended as RFC 4180 requires', () => {
  expect(csvOf(['id', 'amount'], [{ id: 'a', amount: '0.1', hidden: 'x' }])).toBe('id,amount\r\na,0.1\r\n')
})

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvOf(['a'], [{ a: '1,5' }, { a: 'say "hi"' }, { a: 'two\nlines' }])).toBe(
    'a\r\n"1,5"\r\n"say ""hi"""\r\n"two\nlines"\r\n',
  )
})

test.each(['=1+1', '+1', '-1+1', '@x', '\tx'])('%j is not run as a formula', (text) => {
  expect(csvOf(['a'], [{ a: text }])).toBe(`a\r\n'${text}\r\n`)
})

test('a negative number stays a number', () => {
  expect(csvOf(['a'], [{ a: '-1.5' }])).toBe('a\r\n-1.5\r\n')
})

test('a formula that needs quotes has its apostrophe inside them', () => {
  expect(csvOf(['a'], [{ a: '=HYPERLINK("x")' }])).toBe(`a\r\n"'=HYPERLINK(""x"")"\r\n`)
})

test('what is absent is an empty cell', () => {
  expect(csvOf(['a', 'b'], [{ a: null, b: '' }])).toBe('a,b\r\n,\r\n')
})
