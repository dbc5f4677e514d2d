// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OpenInWallet } from '@/features/exchangeStatus/deposit/OpenInWallet'
import { anExchange } from '../../../domain/anExchange'
import { BTC } from '../../../domain/currencies'
import { renderWithStore } from '../../../renderWithStore'

const link = () => screen.getByRole('link', { name: 'Open in wallet' })

test('opens the wallet app with the address and the amount of the exchange, and is there at once', () => {
  renderWithStore(<OpenInWallet exchange={anExchange()} from={BTC} />)
  expect(link().getAttribute('href')).toBe('bitcoin:bc1qsandboxaddress?amount=0.1')
})

test('there is no link where it would lose the extra id', () => {
  const { rerender } = renderWithStore(<OpenInWallet exchange={anExchange()} from={BTC} />)
  link()
  rerender(<OpenInWallet exchange={anExchange({ extendedInfo: { extraIdFrom: '42' } })} from={BTC} />)
  expect(screen.queryByRole('link')).toBeNull()
})
