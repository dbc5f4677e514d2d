import { afterEach, expect, test, vi } from 'vitest'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import { setOperator } from '@/config/operator/startOperator'
import { LOCALES } from '@/i18n/locales'
import { loadProse } from '@/i18n/loadTexts'

afterEach(() => {
  vi.unstubAllEnvs()
  setOperator(undefined)
})

const policy = async (language: (typeof LOCALES)[number] = 'en') =>
  (await loadProse('aml-policy', language)).html
const SENTENCES = {
  off: 'We do not compare exchanges with sanctions lists',
  sanctions: 'with public sanctions lists',
  blocks: 'that we have blocked',
  service: 'A screening service assesses each exchange',
  review: 'under review',
}
const said = async () => {
  const html = await policy()
  return Object.entries(SENTENCES).flatMap(([name, sentence]) => (html.includes(sentence) ? [name] : []))
}
const withLists = (...blockedLists: string[]) => setOperator({ ...NO_OPERATOR, blockedLists })
const withService = () => {
  vi.stubEnv('SCREENING_URL', 'https://screening.example.com')
  vi.stubEnv('SCREENING_SECRET', 'b7'.repeat(32))
}

test('with nothing switched on the AML policy promises no check of ours', async () => {
  expect(await said()).toEqual(['off'])
})

test('the AML policy names each check that is switched on, and no other', async () => {
  withLists('sanctions.txt')
  expect(await said()).toEqual(['sanctions'])
  withLists('blocked.txt')
  expect(await said()).toEqual(['off', 'blocks'])
  withLists()
  vi.stubEnv('DESK_STAFF', 'anna@example.com:orders')
  expect(await said()).toEqual(['off'])
  vi.stubEnv('DESK_STAFF', 'anna@example.com:screening')
  expect(await said()).toEqual(['off', 'blocks'])
  withService()
  withLists('blocked.txt', 'sanctions.txt')
  expect(await said()).toEqual(['sanctions', 'blocks', 'service', 'review'])
})

test('of another back end the AML policy says neither that it checks nor that it does not', async () => {
  vi.stubEnv('API_ORIGIN', 'https://api.example.com')
  vi.stubEnv('DESK_STAFF', 'anna@example.com:screening')
  withService()
  withLists('blocked.txt', 'sanctions.txt')
  expect(await said()).toEqual([])
})

test.each(LOCALES)('in %s each check adds a sentence', async (language) => {
  const paragraphs = async () => (await policy(language)).split('<p>').length
  const least = await paragraphs()
  vi.stubEnv('DESK_STAFF', 'anna@example.com:screening')
  expect(await paragraphs()).toBe(least + 1)
  // Instead of the sentence that nothing is compared.
  withLists('sanctions.txt')
  expect(await paragraphs()).toBe(least + 1)
  withService()
  expect(await paragraphs()).toBe(least + 3)
})
