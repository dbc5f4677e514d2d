import { readFileSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import * as schema from '@/server/database/schema'
import { NOT_PERSONAL, NOTHING_PERSONAL, STORED_COLUMNS, STORED_DATA } from './storedData'

const TABLES = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table))

/** Free text and JSON: what may say something about a person. */
const textsOf = ({ columns }: (typeof TABLES)[number]) =>
  columns
    .filter(({ columnType, enumValues }) => /^Pg(?:Text|Jsonb)$/.test(columnType) && !enumValues?.length)
    .map(({ name }) => name)

/** Heading, then everything down to the next one. */
const sectionsOf = (locale: string) =>
  readFileSync(`locales/${locale}/pages/privacy-policy.md`, 'utf8')
    // Of a site that has accounts.
    .replaceAll(/{{#accounts}}(.*?){{\/accounts}}/g, '$1')
    .split(/^#{2,3} /m)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      return { heading, text: lines.join('\n'), items: lines.filter((line) => /^[-|] /.test(line)).length }
    })

const english = sectionsOf('en')
const rowsOf = (text: string) => [...text.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, cell]) => cell)
const PERIODS = rowsOf(english.find(({ heading }) => heading === 'How long data is kept')?.text ?? '')

test('every table is in the inventory or known to hold nothing personal, and nothing else is', () => {
  expect(TABLES.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(STORED_DATA), ...NOTHING_PERSONAL].toSorted(),
  )
})

test.each(TABLES.filter(({ name }) => name in STORED_DATA))(
  '$name: every column of text is named as personal or known not to be',
  (table) => {
    const { personal = [] } = STORED_DATA[table.name] ?? {}
    const texts = textsOf(table)
    expect(texts.filter((name) => !personal.includes(name) && !NOT_PERSONAL.has(name))).toEqual([])
    expect(personal.filter((name) => !texts.includes(name))).toEqual([])
  },
)

const INVENTORY = [...Object.entries(STORED_DATA), ...Object.entries(STORED_COLUMNS)]

test.each(Object.keys(STORED_COLUMNS))('%s is a column that is named as personal', (place) => {
  const [table = '', column = ''] = place.split('.')
  expect(STORED_DATA[table]?.personal).toContain(column)
})

test.each([
  'the country and payment method you choose',
  'your account number, its holder and their postal address',
  'your IP address',
])('the policy says that a company that buys and sells crypto receives “%s”', (passedOn) => {
  const section = english.find(({ heading }) => heading === 'Third-party services we may use')
  const item = section?.text.split('\n').find((line) => line.startsWith('- **Companies that buy and sell'))
  expect(item).toContain(passedOn)
})

test.each(INVENTORY)('%s: the privacy policy says what and how long', (_, stored) => {
  expect(english.find(({ heading }) => heading === stored.section)?.text).toContain(stored.says)
  const elsewhere = /^\((.+)\)$/.exec(stored.period)?.[1]
  if (elsewhere) expect(english.map(({ heading }) => heading)).toContain(elsewhere)
  else expect(PERIODS).toContain(stored.period)
})

describe.each(LOCALES)('%s', (locale) => {
  const sections = sectionsOf(locale)

  test('the policy has every section, point and period of the English one', () => {
    const shapes = (list: typeof sections) =>
      list.map(({ items, text }) => ({
        items,
        paragraphs: text.trim().split(/\n{2,}/).length,
        isEmpty: !text.trim(),
      }))
    expect(shapes(sections)).toEqual(shapes(english))
  })

  test('each period is given by the same setting', () => {
    const facts = (list: typeof sections) => list.map(({ text }) => (text.match(/{{\w+}}/g) ?? []).toSorted())
    expect(facts(sections)).toEqual(facts(english))
  })
})
