import { expect, test } from 'vitest'
import { envFileFaults } from '@/config/environment/envFileFaults'

const DOLLAR = '.env, line 1, KEY: $ stands for a variable that is not set; for a dollar sign write \\$'
const CUT = '.env, line 1, KEY: the value ends before #; put it into quotation marks'

test.each([
  ['KEY=pa$word', DOLLAR],
  ["KEY='pa$word'", DOLLAR],
  ['KEY="Tide $water"', DOLLAR],
  ['KEY=${NOBODY}x', DOLLAR],
  ['export KEY=abc#def', CUT],
])('%s would lose a part of its value', (line, fault) => {
  expect(envFileFaults('.env', line, { HOME: '/root' })).toEqual([fault])
})

test.each([
  ['KEY=pa\\$word'],
  ['KEY=$HOME/data'],
  ['KEY=${NOBODY:-x}'],
  ['KEY="abc#def"'],
  ['KEY=abc # a comment'],
  ['KEY= # of nothing'],
  ['# KEY=pa$word'],
  ['KEY=cost$5'],
])('%s loses nothing', (line) => {
  expect(envFileFaults('.env', line, { HOME: '/root' })).toEqual([])
})

test('a line is named by its number', () => {
  expect(envFileFaults('.env', 'A=1\r\n\r\nKEY=a#b', {})).toEqual([CUT.replace('line 1', 'line 3')])
})
