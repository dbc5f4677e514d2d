import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { embedSnippet } from '@/domain/site/embed'

const snippet = embedSnippet(
  'https://halyard.example/views/cashback-calculator?lang=de&theme=auto',
  'The "A" & B',
)

/** What a page does with the snippet: a frame of this height, and a message to its listener. */
function pageWith(text: string) {
  const script = /<script>([^]*)<\/script>/.exec(text)?.[1] ?? ''
  const frame = { height: '', contentWindow: {} }
  const listeners: ((event: object) => void)[] = []
  const listen = (_: string, listener: (event: object) => void) => listeners.push(listener)
  runInNewContext(script, { document: { getElementById: () => frame }, addEventListener: listen })
  return { frame, emit: (event: object) => listeners.forEach((listener) => listener(event)) }
}

const HEIGHT = { type: 'halyard:height', height: 512 }

test('the frame takes the height that the view sends', () => {
  const { frame, emit } = pageWith(snippet)
  emit({ source: frame.contentWindow, origin: 'https://halyard.example', data: HEIGHT })
  expect(frame.height).toBe(512)
})

test.each([
  ['of another frame', { source: {} }],
  ['of another site in the frame', { origin: 'https://evil.example' }],
  ['of another kind', { data: { type: 'resize', height: 1 } }],
])('a message %s changes nothing', (_, changes) => {
  const { frame, emit } = pageWith(snippet)
  emit({ source: frame.contentWindow, origin: 'https://halyard.example', data: HEIGHT, ...changes })
  expect(frame.height).toBe('')
})

test('title and address cannot break out of their attributes', () => {
  expect(snippet).toContain('title="The &#34;A&#34; &#38; B"')
  expect(snippet).toContain('?lang=de&#38;theme=auto"')
})
