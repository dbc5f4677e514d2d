import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isDatabaseAway, sqlStateOf } from '@/server/database/databaseFailure'

const failed = (code?: string) =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error('no'), code === undefined ? {} : { code }))

test.each([
  ['a broken connection', '08006'],
  ['a deadlock that stays one', '40P01'],
  ['a full disk', '53100'],
  ['too many connections', '53300'],
  ['a lock that never came free', '55P03'],
  ['a statement that took too long', '57014'],
  ['a shutdown', '57P01'],
  ['a start', '57P03'],
  ['a disk that cannot be read', '58030'],
  ['a server that only reads', '25006'],
  ['nobody who listens', 'ECONNREFUSED'],
  ['a connection that ended without a word', undefined],
])('%s passes by itself', (_, code) => {
  expect(isDatabaseAway(failed(code))).toBe(true)
})

test.each([
  ['a row that is there twice', failed('23505')],
  ['a row that misses another one', failed('23503')],
  ['a mistake in a statement', failed('42601')],
  ['a right that we do not have', failed('42501')],
  ['a fault of ours', new TypeError('no')],
  ['a code on anything else', Object.assign(new Error('no'), { code: '53100' })],
])('%s does not', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

test('a code of the system is no SQLSTATE', () => {
  expect([sqlStateOf(failed('EPIPE')), sqlStateOf(failed('40001')), sqlStateOf(null)]).toEqual([
    undefined,
    '40001',
    undefined,
  ])
})
