// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LoyaltyCalculator } from '@/features/loyalty/LoyaltyCalculator'
import { renderWithStore } from '../../renderWithStore'

async function typeVolume(text: string) {
  const { container } = renderWithStore(<LoyaltyCalculator />)
  const field = screen.getByRole('textbox', { name: 'Volume in BTC' })
  await userEvent.clear(field)
  await userEvent.type(field, text)
  return { container, field }
}

test('a volume gives its level, the cashback there and what is missing to the next level', async () => {
  const { container } = await typeVolume('1,5')
  expect(container).toHaveTextContent('LevelGold')
  expect(container).toHaveTextContent('Cashback on the same volume0.00225 BTC')
  expect(container).toHaveTextContent('More volume needed for Platinum1.5 BTC')
})

test('at the highest level nothing is missing', async () => {
  const { container } = await typeVolume('12')
  expect(container).toHaveTextContent('LevelPlatinum')
  expect(container).not.toHaveTextContent('More volume needed')
})

test('what is no amount is said to be none, and nothing is calculated', async () => {
  const { container, field } = await typeVolume('much')
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(container).not.toHaveTextContent('Cashback on')
})
