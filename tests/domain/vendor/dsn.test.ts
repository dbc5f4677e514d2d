import { expect, test } from 'vitest'
import { dsnOf } from '@/domain/vendor/dsn'

const GOOD = [
  ['https://abc@sentry.example/3', 'https://sentry.example/api/3/envelope/'],
  ['https://abc:secret@sentry.example/3', 'https://sentry.example/api/3/envelope/'],
  [
    'https://abc@o1.ingest.sentry.example:8443/a/b/42',
    'https://o1.ingest.sentry.example:8443/a/b/api/42/envelope/',
  ],
  ['http://abc@127.0.0.1:9000/1', 'http://127.0.0.1:9000/api/1/envelope/'],
] as const

test.each(GOOD)('%s takes envelopes in at %s', (address, ingest) => {
  expect(dsnOf(address)?.ingest).toBe(ingest)
})

test('a secret is no part of how its SDK writes it at the head of an envelope', () => {
  expect(dsnOf('https://abc:secret@sentry.example/3')?.text).toBe('https://abc@sentry.example/3')
})

test.each([
  '',
  'nonsense',
  'https://sentry.example/3',
  'https://abc@sentry.example/',
  'ftp://abc@sentry.example/3',
])('«%s» is none', (address) => {
  expect(dsnOf(address)).toBeNull()
})
