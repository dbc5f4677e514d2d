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

const NONE = 'this is no setting; write NAME=value, or # before a comment'
const OPEN = 'the value begins with a quotation mark and does not end with one'

test.each([
  ['TOKEN_SECRET abc', [`line 1: ${NONE}`]],
  ['A=1\nBRAND_NAME\n', [`line 2: ${NONE}`]],
  ['A=1\r\n\r\nexport B\r\nC=2', [`line 3: ${NONE}`]],
  ['=abc', [`line 1: ${NONE}`]],
  ['A="abc\nB=1', [`line 1: ${OPEN}`]],
  ['A=1\nB=\'abc # a comment\nC="x"', [`line 2: ${OPEN}`]],
  ['A="abc\nB=1\nC="x"', [`line 1: ${OPEN}`]],
  ['A="a" b', [`line 1: ${OPEN}`]],
  ['A=`', [`line 1: ${OPEN}`]],
  ['one\nA="b\ntwo', [`line 1: ${NONE}`, `line 2: ${OPEN}`, `line 3: ${NONE}`]],
])('%o is named by its line, without the value', (text, said) => {
  expect(envFileFaults('.env', text, {})).toEqual(said.map((one) => `.env, ${one}`))
})

test.each([
  'A="one\ntwo three\n# four"\nB=1',
  "A='one\n\ntwo' # a comment",
  'A=\nB=\n\n# comment\n   # another\n',
  'A: 1',
  'export A = 1',
  "A=O'Brien",
  'A="say \\"yes\\""',
  '\uFEFFA=1',
  '',
])('%o is right', (text) => {
  expect(envFileFaults('.env', text, {})).toEqual([])
})
