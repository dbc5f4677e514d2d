import { describe, expect, test } from 'vitest'
import { followed, hashOf, paragraphsOf, sourceFaults } from './translationSources.mjs'

const ENGLISH = { lead: 'Enter the address and the memo.', count_one: 'One day', count_other: 'Days' }
const OTHER = {
  lead: 'Adresse und Memo eingeben.',
  count_one: 'Ein Tag',
  count_few: 'Tage',
  count_other: 'Tage',
}
const { record: RECORD } = followed(ENGLISH, OTHER, {})

test('a text stores the hash of the English it was made from, and its own', () => {
  expect(RECORD.lead).toBe(`${hashOf(ENGLISH.lead)} ${hashOf(OTHER.lead)}`)
  expect(sourceFaults(ENGLISH, OTHER, RECORD)).toEqual([])
})

describe('where English has changed', () => {
  const changed = { ...ENGLISH, lead: 'Enter the address.' }

  test('a text that has not followed is a fault, and stays one however often it is recorded', () => {
    expect(sourceFaults(changed, OTHER, RECORD)).toEqual(['lead was made from another English text'])
    expect(followed(changed, OTHER, RECORD)).toEqual({ record: RECORD, stale: ['lead'] })
  })

  test('a text that has changed too has followed, once that is recorded', () => {
    const other = { ...OTHER, lead: 'Adresse eingeben.' }
    expect(sourceFaults(changed, other, RECORD)).toEqual([
      'has texts that are not recorded: npm run translations',
    ])
    expect(sourceFaults(changed, other, followed(changed, other, RECORD).record)).toEqual([])
  })

  test('a text that somebody confirms is right as it is', () => {
    const { record, stale } = followed(changed, OTHER, RECORD, (key) => key === 'lead')
    expect(stale).toEqual([])
    expect(sourceFaults(changed, OTHER, record)).toEqual([])
  })
})

test('a plural form that English lacks is made from all of the English ones', () => {
  const changed = { ...ENGLISH, count_other: 'Business days' }
  expect(followed(changed, OTHER, RECORD).stale).toEqual(['count_few', 'count_other'])
})

test('texts that are new, gone or changed alone have to be recorded', () => {
  const { lead: _, ...without } = OTHER
  for (const other of [{ ...OTHER, more: 'Mehr' }, without, { ...OTHER, lead: 'Anders.' }])
    expect(sourceFaults({ ...ENGLISH, more: 'More' }, other, RECORD)).toHaveLength(1)
})

test('a page is made again by paragraphs, of which the front matter is one', () => {
  expect(paragraphsOf('---\ntitle: A\n---\n\n# A\n\nLead.\n')).toEqual({
    1: '---\ntitle: A\n---',
    2: '# A',
    3: 'Lead.',
  })
})
