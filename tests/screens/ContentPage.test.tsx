// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ContentPage } from '@/screens/ContentPage'
import { LoyaltyScreen } from '@/screens/loyalty/LoyaltyScreen'
import { Section } from '@/ui/layout/Section'
import { aSite } from '../aSite'
import { renderWithStore } from '../renderWithStore'

let emit: (seen: { target: Element; isIntersecting: boolean }[]) => void
class Observer {
  constructor(callback: typeof emit) {
    emit = callback
  }
  observe() {}
  disconnect() {}
}
afterEach(() => vi.unstubAllGlobals())

const preloaded = { site: aSite() }
const contents = () => screen.queryByRole('navigation', { name: 'On this page', hidden: true })
const entries = () => {
  const shown = contents()
  return shown ? within(shown).getAllByRole('link', { hidden: true }) : []
}

test('every entry of the contents leads to a heading with its words', () => {
  const { container } = renderWithStore(<LoyaltyScreen />, { preloaded })
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(entries()).toHaveLength(5)
  for (const link of entries()) {
    const part = container.querySelector(link.getAttribute('href') ?? '')
    expect(part?.querySelector('h2')).toHaveTextContent(link.textContent)
  }
})

test('a page of one part has no contents', () => {
  renderWithStore(
    <ContentPage title="Fees" lead="All of them" contents={[{ id: 'a', title: 'One' }]}>
      <Section id="a" title="One" />
    </ContentPage>,
    { preloaded },
  )
  expect(contents()).toBeNull()
})

test('the drawing is left out for screen readers', () => {
  const { container } = renderWithStore(<LoyaltyScreen />, { preloaded })
  const drawing = container.querySelector('header svg')
  expect(drawing).toHaveAttribute('aria-hidden', 'true')
  expect(drawing?.querySelectorAll('circle')).toHaveLength(4)
})

test('the last part that has been reached is marked, the first one before', () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  const { container } = renderWithStore(<LoyaltyScreen />, { preloaded })
  const current = () => entries().filter((link) => link.getAttribute('aria-current') === 'location')
  const scroll = (...moves: [id: string, isIntersecting: boolean][]) =>
    act(() =>
      emit(
        moves.flatMap(([id, isIntersecting]) => {
          const target = container.querySelector(`#${id}`)
          return target ? [{ target, isIntersecting }] : []
        }),
      ),
    )
  expect(current().map(({ textContent }) => textContent)).toEqual(['Levels'])
  scroll(['levels', true], ['calculator', true], ['counts', false])
  expect(current().map(({ textContent }) => textContent)).toEqual(['Cashback calculator'])
  scroll(['calculator', false])
  expect(current().map(({ textContent }) => textContent)).toEqual(['Levels'])
  scroll(['levels', false])
  expect(current().map(({ textContent }) => textContent)).toEqual(['Levels'])
})
