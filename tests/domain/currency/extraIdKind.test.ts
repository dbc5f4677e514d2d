import { expect, test } from 'vitest'
import { extraIdKind } from '@/i18n/extraIdKind'

test.each([
  ['Memo', 'memo'],
  ['MEMO', 'memo'],
  ['Destination tag', 'destinationTag'],
  ['Destination Tag', 'destinationTag'],
  ['destination_tag', 'destinationTag'],
  ['Tag', 'destinationTag'],
  ['Comment', 'comment'],
  ['Note', 'note'],
  ['Payment ID', 'paymentId'],
  [' payment id ', 'paymentId'],
])('the label %j is of the kind %s', (label, kind) => {
  expect(extraIdKind(label)).toBe(kind)
})

test.each(['', 'Reference', 'Memo hash', 'constructor'])('the label %j is of no known kind', (label) => {
  expect(extraIdKind(label)).toBeNull()
})
