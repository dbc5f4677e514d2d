// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { forgetNotified, notifiedBy, rememberNotified } from '@/browser/storage/notifiedExchanges'
import { rules } from '@/config/rules'

beforeEach(() => localStorage.clear())

test('each exchange is remembered with the id of this device, and forgotten by itself', () => {
  rememberNotified('one', 'fid-1')
  rememberNotified('two', 'fid-2')
  rememberNotified('one', 'fid-3')
  expect([notifiedBy('one'), notifiedBy('two'), notifiedBy('three')]).toEqual(['fid-3', 'fid-2', null])
  forgetNotified('one')
  expect([notifiedBy('one'), notifiedBy('two')]).toEqual([null, 'fid-2'])
})

test('of too many only the newest are stored', () => {
  for (let count = 0; count <= rules.ownExchangesKept; count++) rememberNotified(`exchange-${count}`, 'fid')
  expect([notifiedBy('exchange-0'), notifiedBy('exchange-1')]).toEqual([null, 'fid'])
})

test.each(['nonsense', '[null, 7, {"publicId":"one"}, {"publicId":"one","fid":7}]', '{"publicId":"one"}'])(
  'what somebody else has left there is nothing: %s',
  (text) => {
    localStorage.setItem('notified-exchanges', text)
    expect(notifiedBy('one')).toBeNull()
  },
)
