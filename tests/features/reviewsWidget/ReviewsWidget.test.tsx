// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReviewsWidget } from '@/features/reviewsWidget/ReviewsWidget'
import type { Locale } from '@/i18n/languages'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'
import { allVendors } from '../thirdParties/allVendors'

const { trustpilot } = allVendors().vendors

test('without Trustpilot there is no place for reviews', () => {
  const { container } = renderWithStore(<ReviewsWidget />)
  expect(container).toBeEmptyDOMElement()
})

test('the placeholder names the reviews it loads, and links to them until they are there', () => {
  const site = aSite({ vendors: { trustpilot } })
  const { container } = renderWithStore(<ReviewsWidget />, { preloaded: { site } })
  expect(container.firstElementChild).toHaveClass('trustpilot-widget')
  expect(container.firstElementChild).toHaveAttribute('data-businessunit-id', 'unit-1')
  expect(container.firstElementChild).toHaveAttribute('data-template-id', 'template-1')
  expect(container.firstElementChild).toHaveAttribute('data-theme', 'dark')
  const link = screen.getByRole('link', { name: 'Read our reviews on Trustpilot' })
  expect(link).toHaveAttribute('href', 'https://www.trustpilot.com/review/halyard.example')
  expect(link).toHaveAttribute('rel', 'noopener')
})

test.each<[Locale, string]>([
  ['de', 'de-DE'],
  ['cn', 'zh-CN'],
  ['vi', 'en-US'],
])('in %s the reviews speak %s', (locale, spoken) => {
  const site = aSite({ vendors: { trustpilot } })
  const { container } = renderWithStore(<ReviewsWidget />, { preloaded: { site }, router: { locale } })
  expect(container.firstElementChild).toHaveAttribute('data-locale', spoken)
})
