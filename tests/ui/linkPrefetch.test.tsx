// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ButtonLink } from '@/ui/form/Button'
import { renderWithStore } from '../renderWithStore'
import { saveData } from '../saveData'

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

const showLinks = (router = {}) =>
  renderWithStore(
    <>
      <ButtonLink href="/exchange">Exchange</ButtonLink>
      <ButtonLink href="/restricted" prefetch={false}>
        Rules
      </ButtonLink>
      <ButtonLink href="https://example.com">Elsewhere</ButtonLink>
    </>,
    { router },
  )

const scroll = (isIntersecting: boolean) =>
  act(() =>
    watched.forEach(({ emit, targets }) => emit(targets.map((target) => ({ target, isIntersecting })))),
  )

beforeEach(() => {
  watched.length = 0
  vi.stubGlobal('IntersectionObserver', Observer)
})
afterEach(() => vi.unstubAllGlobals())

test('link prefetch margin 200 px', () => {
  const { router } = showLinks()
  expect(watched.map(({ options }) => options?.rootMargin)).toEqual(['200px'])
  expect(watched.flatMap(({ targets }) => targets).map((link) => link.textContent)).toEqual(['Exchange'])
  scroll(false)
  expect(router.prefetch).not.toHaveBeenCalled()
  scroll(true)
  expect(vi.mocked(router.prefetch).mock.calls).toEqual([['/exchange']])
})

test('a page that cannot be fetched beforehand is no failure', async () => {
  const prefetch = vi.fn(() => Promise.reject(new Error('offline')))
  showLinks({ prefetch })
  scroll(true)
  await expect(prefetch.mock.results[0]?.value).rejects.toThrow('offline')
})

test('who saves data has nothing prefetched', () => {
  saveData()
  showLinks()
  expect(watched).toEqual([])
})
