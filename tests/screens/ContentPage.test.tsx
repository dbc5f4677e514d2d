// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ContentPage } from '@/screens/ContentPage'
import { LoyaltyScreen } from '@/screens/loyalty/LoyaltyScreen'
import { Section } from '@/ui/layout/Section'
import { aSite } from '../aSite'
import { renderWithStore } from '../renderWithStore'

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
