// @vitest-environment jsdom
import { Router } from 'next/router'
import { expect, test, vi } from 'vitest'
import '@/instrumentation-client'

const page = () => null

test('a page that the proxy matches hydrates as if no proxy did', async () => {
  vi.stubGlobal('__NEXT_DATA__', {})
  const router = new Router('/faq', {}, '/de/faq', {
    initialProps: {},
    pageLoader: { getMiddleware: () => [{ regexp: '.*' }] },
    App: page,
    Component: page,
    wrapApp: page,
    subscription: () => Promise.resolve(),
    isFallback: false,
  })
  expect(await router._initialMatchesMiddlewarePromise).toBe(false)
})
