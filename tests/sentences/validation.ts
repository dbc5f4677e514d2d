import { row } from './sentenceRow'

const AMOUNT = 'tests/domain/money/amount.test.ts'
const DATE = 'tests/domain/text/date.test.ts'
const FORMAT = 'formatDecimal (R31)'

/** R31 to R33. */
export const validation = [
  row(
    'Decimal formatting: a non-numeric or blank value gives an empty string;',
    AMOUNT,
    `${FORMAT} gives nothing for what is blank or no number`,
  ),
  row(
    'otherwise truncate (round down) to 8 places by default and strip trailing zeros.',
    AMOUNT,
    `${FORMAT} cuts at eight places, does not round, and drops trailing zeros`,
  ),
  row(
    'Other helpers round, floor or ceil to a given number of decimals.',
    AMOUNT,
    'rounding goes down, up or to the nearest, to a currency’s own precision',
  ),
  row(
    'Other helpers round, floor or ceil to a given number of decimals.',
    AMOUNT,
    'rounding below zero a floor still goes down and a ceiling up',
  ),
  row(
    'Dates default to day, abbreviated month, year;',
    DATE,
    'dates default to day, abbreviated month, year: in %s %s',
  ),
  row(
    'an invalid date gives an empty string.',
    DATE,
    'an invalid date is an empty string in every language: %s',
  ),
  row(
    'an invalid date gives an empty string.',
    'tests/features/invalidDates.test.tsx',
    'the last exchanges show one whose date is invalid without a date: %j',
  ),
]
