import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'
import { DATE, DATE_AND_TIME, formatDate, isoDate, TIME, timeZoneName } from '@/domain/text/date'
import { LANGUAGES } from '@/i18n/languages'

const AT = '2026-11-22T14:05:06.000Z'
const INVALID = ['', 'soon', '2026-13-40', '2026-02-30T99:00:00Z', 'NaN', '9'.repeat(40), null, undefined]

test.each([
  ['en', 'Nov 22, 2026'],
  ['de', '22. Nov. 2026'],
  ['ru', '22 нояб. 2026 г.'],
  ['ja', '2026年11月22日'],
] as const)('dates default to day, abbreviated month, year: in %s %s', (locale, written) => {
  expect(formatDate(AT, LANGUAGES[locale].intl)).toBe(written)
})

test('the time is that of the named zone', () => {
  expect(formatDate(AT, 'en-US', DATE_AND_TIME, 'UTC')).toBe('Nov 22, 2026, 02:05 PM UTC')
  expect(formatDate(AT, 'en-US', TIME, 'Asia/Tokyo')).toBe('11:05 PM GMT+9')
})

test.each(INVALID)('an invalid date is an empty string in every language: %s', (date) => {
  for (const locale of LOCALES) {
    for (const parts of [undefined, DATE, DATE_AND_TIME, TIME]) {
      expect(formatDate(date, LANGUAGES[locale].intl, parts)).toBe('')
    }
  }
})

test('a time zone is a name that this machine knows, in whatever case it is typed', () => {
  expect(['utc', 'Europe/Berlin', 'EUROPE/berlin'].map(timeZoneName)).toEqual([
    ...['UTC', 'Europe/Berlin', 'Europe/Berlin'],
  ])
  expect(['+05:30', '', 'Mars/Olympus', "UTC'; drop table"].map(timeZoneName)).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(isoDate(Date.parse('2026-11-29T23:30:00Z'), 'Europe/Berlin')).toBe('2026-11-30')
})

test('no other file of the site formats dates', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )
  const formats = files.filter((file) =>
    /new Intl\.DateTimeFormat|toLocale(Date|Time)String/.test(readFileSync(join('src', file), 'utf8')),
  )
  expect(formats).toEqual(['domain/text/date.ts'])
})
