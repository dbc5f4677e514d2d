import { createRequire } from 'node:module'
import { lazy, type ReactNode, Suspense } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { keepPartsInPlace } from '@/http/next-patches/startPatches.mjs'

type Rendered = AsyncIterable<Uint8Array> & { allReady: Promise<void> }
type Edge = { renderToReadableStream: (element: ReactNode) => Promise<Rendered> }

const require = createRequire(import.meta.url)
const edge = require('react-dom/server.edge') as Edge

beforeAll(keepPartsInPlace)

/** As Next.js reads it. */
async function render(element: ReactNode): Promise<string> {
  const rendered = await edge.renderToReadableStream(element)
  await rendered.allReady
  const decoder = new TextDecoder()
  let html = ''
  for await (const bytes of rendered) html += decoder.decode(bytes, { stream: true })
  return html
}

const LONG = 'Größe 大きさ '.repeat(4000)

test('a long part stays in its place, in any script', async () => {
  expect(
    await render(
      <Suspense>
        <p>{LONG}</p>
      </Suspense>,
    ),
  ).toBe(`<!--$--><p>${LONG}</p><!--/$-->`)
})

test('a part that has to wait is waited for, and stays in its place', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => <p>{LONG}</p> }))
  const html = await render(
    <main>
      <Suspense fallback="later">
        <Late />
      </Suspense>
      <footer />
    </main>,
  )
  expect(html).toBe(`<main><!--$--><p>${LONG}</p><!--/$--><footer></footer></main>`)
})

test('a page that has to wait as a whole is waited for', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => 'here' }))
  expect(await render(<Late />)).toBe('here')
})

test('a page that cannot be rendered fails with its own error', async () => {
  const Broken = () => {
    throw new Error('broken page')
  }
  await expect(render(<Broken />)).rejects.toThrow('broken page')
})
