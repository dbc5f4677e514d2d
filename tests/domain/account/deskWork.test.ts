import { expect, test } from 'vitest'
import { normalTag, readTags } from '@/domain/account/deskWork'
import { filledReply, hasPlaceholder, unknownPlaceholders } from '@/domain/account/savedReply'

test.each([
  [' Late  Deposit ', 'late deposit'],
  ['KYC', 'kyc'],
  ['вип', 'вип'],
  ['e-mail', 'e-mail'],
  ['', null],
  ['-x', null],
  ['<b>', null],
  ['x'.repeat(31), null],
])('the tag %j is stored as %j', (typed, tag) => expect(normalTag(typed)).toBe(tag))

test('tags are read once each in order, without empty ones; more than ten are none', () => {
  expect(readTags(['b', ' ', 'A', 'a'])).toEqual(['a', 'b'])
  expect(readTags(['a', '!'])).toBeNull()
  expect(readTags(Array.from({ length: 11 }, (_, index) => `tag${index}`))).toBeNull()
})

test('a saved reply is filled in, and what is not known stays to be seen', () => {
  const text = 'Exchange {{ order }} is {{status}}: {{link}}'
  expect(filledReply(text, { order: 'abc', status: 'Done' })).toBe('Exchange abc is Done: {{link}}')
  expect(hasPlaceholder('{{link}}')).toBe(true)
  expect(hasPlaceholder('{ link }')).toBe(false)
  expect(unknownPlaceholders('{{order}} {{constructor}} {{}}')).toEqual(['constructor', ''])
})
