import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readJson } from '@/domain/text/readJson'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

const ACCEPTED = [
  '{}',
  '[]',
  'null',
  '"{\\"a\\":1,\\"a\\":2}"',
  '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
  '{"a":"a\\": 1, \\"a","b":"{[\\\\"}',
  '{"A":1,"a":2,"":3,"proto":4,"_proto_":5}',
  '{"a":"__proto__","b":["__proto__"]}',
  nested(16),
]
test.each(ACCEPTED)('%s is read as JSON.parse reads it', (text) => {
  expect(readJson(text)).toEqual({ value: JSON.parse(text) as unknown })
})

const REFUSED = [
  ['{"a":1,"a":1}', 'repeated'],
  ['{"a":1,"b":{"c":1 , "c" : 2}}', 'repeated'],
  ['[{"x":[{"y":1,"\\u0079":2}]}]', 'repeated'],
  ['{"a":"}","b":{},"a":2}', 'repeated'],
  ['{"__proto__":{}}', 'forbidden'],
  ['{"a":[{"__prot\\u006f__":1}]}', 'forbidden'],
  [nested(17), 'depth'],
  [`{"a":${nested(16)}}`, 'depth'],
  [nested(7800), 'depth'],
] as const
test.each(REFUSED)('%s is refused', (text, fault) => {
  expect(readJson(text)).toEqual({ fault })
})

test.each([
  '',
  '{',
  '{"a":1',
  '{"a"',
  '{a:1}',
  '{"a":1}}',
  '"',
  '\u0000',
  '{"a":"\\x"}',
  `"${'\\'.repeat(9)}"`,
])('%j is no JSON', (text) => {
  expect(readJson(text)).toEqual({ fault: 'syntax' })
})

test('the program that verifies receipts refuses the same texts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-json-'))
  const keys = join(folder, 'keys.json')
  writeFileSync(keys, '{"keys":[]}')
  for (const [index, [text]] of REFUSED.entries()) {
    const file = join(folder, `${index}.json`)
    writeFileSync(file, text)
    const { status, stdout } = spawnSync(process.execPath, ['deploy/verify-receipt.mjs', file, keys], {
      encoding: 'utf8',
    })
    expect([text.slice(0, 40), status, stdout]).toEqual([
      text.slice(0, 40),
      1,
      expect.stringMatching(/^NOT valid: it (names|has a member|is nested)/),
    ])
  }
  rmSync(folder, { recursive: true })
})
