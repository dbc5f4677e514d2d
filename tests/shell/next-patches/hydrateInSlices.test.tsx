// @vitest-environment jsdom
import { useEffect } from 'react'
import client from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import '@/instrumentation-client'

const PARTS = 20
/** Milliseconds to make a part; React lets the browser in after five. */
const COST = 5

function work(ms: number) {
  for (const until = performance.now() + ms; performance.now() < until;);
}

function Part({ onMount }: { onMount: () => void }) {
  work(COST)
  useEffect(() => onMount(), [onMount])
  return <p>part</p>
}
const page = (onMount: () => void) =>
  Array.from({ length: PARTS }, (_, at) => <Part key={at} onMount={onMount} />)
const nextTask = () => new Promise((resolve) => setImmediate(resolve))

test('hydration yields to the visitor’s events', async () => {
  let mounted = 0
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page(() => undefined))
  client.hydrateRoot(
    root,
    page(() => void (mounted += 1)),
  )
  let times = 0
  while (mounted < PARTS) {
    await nextTask()
    times += 1
  }
  expect(times).toBeGreaterThan(PARTS / 2)
})
