import { expect, test } from 'vitest'
import { bootstrapData } from '@/http/next-patches/documentHeads'

const line = (data: string) => `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${data});`

test('the bundler’s lists for the shell and for the page become one', () => {
  const script = [line('{"otherChunks":["a.js"],"runtimeModuleIds":[1]}'), line('{"otherChunks":[]}')].join(
    '\n',
  )
  expect(JSON.parse(bootstrapData(script))).toEqual([
    { otherChunks: ['a.js'], runtimeModuleIds: [1] },
    { otherChunks: [] },
  ])
})

test('what is escaped stays so', () => {
  expect(bootstrapData(line('{"a":"\\u003c/script\\u003e"}'))).toBe('[{"a":"\\u003c/script\\u003e"}]')
})

test.each(['', 'alert(1)', line('{}') + '\nalert(1)', line('{}') + 'alert(1)', line('alert(1)')])(
  '%j is not taken for data',
  (script) => {
    expect(() => bootstrapData(script)).toThrow('not known')
  },
)
