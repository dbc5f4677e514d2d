import { expect, test } from 'vitest'
import { bootstrapData } from '@/shell/next-patches/documentHeads'

const line = (data: string) => `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${data});`

test('the bundler’s lists for the shell and for the page become one, a part for each module that starts the page', () => {
  const shell = { otherChunks: ['a.js', { path: 'b.js' }, 'a.css'], runtimeModuleIds: [1, 2] }
  const page = { otherChunks: ['a.js', 'c.js'], runtimeModuleIds: [1, 3] }
  const script = [shell, page].map((part) => line(JSON.stringify(part))).join('\n')
  expect(JSON.parse(bootstrapData(script))).toEqual([
    { ...shell, runtimeModuleIds: [1] },
    { ...shell, runtimeModuleIds: [2] },
    { ...page, runtimeModuleIds: [1] },
    { ...page, runtimeModuleIds: [3] },
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
