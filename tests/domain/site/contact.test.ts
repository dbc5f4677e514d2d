import { expect, test } from 'vitest'
import { contactLimits, contactProblems, type ContactMessage } from '@/domain/site/contact'

const message = (changes: Partial<ContactMessage> = {}): ContactMessage => ({
  topic: 'question',
  email: 'anna@mail.example',
  exchangeId: '',
  message: 'Where is my deposit?',
  ...changes,
})

test('a message that nothing is wrong with has no problem', () => {
  expect(contactProblems(message())).toEqual({})
  expect(contactProblems(message({ exchangeId: '0123456789abcdef', email: 'ä@müller.example' }))).toEqual({})
})

test.each([
  ['email', '', 'emailMissing'],
  ['email', 'anna', 'emailInvalid'],
  ['email', 'anna@mail', 'emailInvalid'],
  ['email', 'an na@mail.example', 'emailInvalid'],
  ['email', 'anna@@mail.example', 'emailInvalid'],
  ['email', 'anna@mail..example', 'emailInvalid'],
  ['email', 'Anna <anna@mail.example>', 'emailInvalid'],
  ['email', `${'a'.repeat(242)}@mail.example`, 'emailInvalid'],
  ['exchangeId', 'not an id', 'exchangeIdInvalid'],
  ['exchangeId', 'x'.repeat(65), 'exchangeIdInvalid'],
  ['message', 'Too short', 'messageShort'],
  ['message', 'x'.repeat(contactLimits.longest + 1), 'messageLong'],
])('a wrong %s %j is named', (field, value, problem) => {
  expect(contactProblems(message({ [field]: value }))).toEqual({ [field]: problem })
})
