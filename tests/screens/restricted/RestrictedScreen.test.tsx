// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RestrictedScreen } from '@/screens/restricted/RestrictedScreen'
import { aSite } from '../../aSite'
import { renderWithStore } from '../../renderWithStore'

test('it says that the service is not available and that placed exchanges go on', () => {
  renderWithStore(<RestrictedScreen />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Not available in your region')
  expect(screen.getByText('Exchanges you’ve already created continue as agreed.')).toBeVisible()
})

test('without a contact address there is no link, because every other page leads back here', () => {
  renderWithStore(<RestrictedScreen />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('the operator’s contact address is shown', () => {
  const brand = { name: 'Nordwind', logo: null, accent: null, contactEmail: 'help@nordwind.example' }
  renderWithStore(<RestrictedScreen />, { preloaded: { site: aSite({ brand }) } })
  expect(screen.getByRole('link', { name: 'help@nordwind.example' })).toHaveAttribute(
    'href',
    'mailto:help@nordwind.example',
  )
})
