import { afterEach, describe, expect, test, vi } from 'vitest'
import { LOCALES } from '@/config/locales'
import { NO_OPERATOR } from '@/config/operator/readOperator'
import { setOperator } from '@/config/operator/startOperator'
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

describe('the other pages that speak of checks', () => {
  /** Paragraphs that each switch adds. */
  const PAGES = [
    ['terms-of-use', { sanctions: 0, blocks: 0, service: 1 }],
    ['security', { sanctions: 0, blocks: 0, service: 1 }],
    ['privacy-policy', { sanctions: 1, blocks: 1, service: 1 }],
  ] as const
  const all = LOCALES.flatMap((language) => PAGES.map(([page, added]) => [page, language, added] as const))

  test.each(all)('%s says in %s only which are switched on', async (page, language, added) => {
    const paragraphs = async () => (await loadProse(page, language)).html.split('<p>').length
    const least = await paragraphs()
    withLists('sanctions.txt')
    expect(await paragraphs()).toBe(least + added.sanctions)
    withLists('blocked.txt')
    expect(await paragraphs()).toBe(least + added.blocks)
    withLists()
    withService()
    expect(await paragraphs()).toBe(least + added.service)
  })

  test.each(PAGES.map(([page]) => page))('%s promises no check of deposits of ours', async (page) => {
    withService()
    expect((await loadProse(page, 'en')).html).not.toMatch(
      /\bwe (may |will |can )?(check|hold|put|screen) [^.]*deposit/i,
    )
  })
})
