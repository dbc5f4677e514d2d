import { expect, test } from 'vitest'
import { readPayoutImport } from '@/domain/account/payoutImport'

const TX = 'b2f1'.repeat(16)
const ready = (line: number, id: string) => ({ line, id, tx: TX, problem: null })

test.each([
  ['commas', `one,${TX}\ntwo,${TX}`],
  ['a heading', `id,hash\none,${TX}\ntwo,${TX}`],
  ['semicolons, quotation marks and capitals', `"one";"${TX.toUpperCase()}"\n"two";"${TX}"`],
  ['tabs, spaces and empty lines', `\n  one\t ${TX} \n\n two\t${TX}\n\n`],
  ['a byte order mark and the line ends of Windows', `\ufeffone,${TX}\r\ntwo,${TX}\r\n`],
])('lines with %s are read', (_, text) => {
  const rows = readPayoutImport(text)
  expect(rows.map(({ id, tx, problem }) => [id, tx, problem])).toEqual([
    ['one', TX, null],
    ['two', TX, null],
  ])
})

test('each wrong line has its number and its problem, and the others are read', () => {
  const text = `one,${TX}\none,${TX}\ntwo,${TX.slice(1)}\nthree\n=cmd(),${TX}\nfour,${TX},more\nid,hash\nfive,${TX}`
  const rows = readPayoutImport(text)
  expect(rows.filter(({ problem }) => problem === null)).toEqual([ready(1, 'one'), ready(8, 'five')])
  expect(rows.flatMap(({ line, problem }) => (problem === null ? [] : [[line, problem]]))).toEqual([
    [2, 'This id stands in an earlier line.'],
    [3, 'The hash of a Bitcoin transaction has 64 hexadecimal digits.'],
    [4, 'A line is an id, a comma and a hash.'],
    [5, 'A line is an id, a comma and a hash.'],
    [6, 'A line is an id, a comma and a hash.'],
    [7, 'The hash of a Bitcoin transaction has 64 hexadecimal digits.'],
  ])
})
