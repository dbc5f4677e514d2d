// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithStore } from '../renderWithStore'

type Seen = { target: Element; isIntersecting: boolean }
const watched: { options?: IntersectionObserverInit; emit: (seen: Seen[]) => void; targets: Element[] }[] = []

/** Notes how links are watched, and lets a test scroll them into sight. */
class Observer {
  private readonly targets: Element[] = []
  constructor(emit: (seen: Seen[]) => void, options?: IntersectionObserverInit) {
    watched.push({ options, emit, targets: this.targets })
  }
  observe = (target: Element) => void this.targets.push(target)
  unobserve = () => {}
  disconnect = () => {}
}

async function showLinks() {
  // Next creates an observer once, when it is loaded, and prefetches nothing during development.
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubEnv('NODE_ENV', 'production')
  vi.resetModules()
  const { ButtonLink } = await import('@/ui/form/Button')
  return renderWithStore(
    <>
      <ButtonLink href="/exchange">Exchange</ButtonLink>
      <ButtonLink href="/restricted" prefetch={false}>
        Rules
      </ButtonLink>
    </>,
  )
}

beforeEach(() => void (watched.length = 0))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('link prefetch margin 200 px', async () => {
  const { router } = await showLinks()
  const targets = watched.flatMap(({ targets: links }) => links)
  expect(watched.map(({ options }) => options?.rootMargin)).toEqual(watched.map(() => '200px'))
  expect(targets.map((link) => link.textContent)).toEqual(['Exchange', 'Rules'])
  expect(router.prefetch).not.toHaveBeenCalled()
  act(() =>
    watched.forEach(({ emit, targets: links }) =>
      emit(links.map((target) => ({ target, isIntersecting: true }))),
    ),
  )
  expect(vi.mocked(router.prefetch).mock.calls.map(([href]) => href)).toEqual(['/exchange'])
})
