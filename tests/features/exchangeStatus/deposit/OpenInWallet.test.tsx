// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OpenInWallet } from '@/features/exchangeStatus/deposit/OpenInWallet'
import { anExchange } from '../../../domain/anExchange'
import { BTC } from '../../../domain/currencies'
import { renderWithStore } from '../../../renderWithStore'

const link = () => screen.findByRole('link', { name: 'Open in wallet' })

test('opens the wallet app with the address and the amount of the exchange', async () => {
  renderWithStore(<OpenInWallet exchange={anExchange()} from={BTC} />)
  expect((await link()).getAttribute('href')).toBe('bitcoin:bc1qsandboxaddress?amount=0.1')
})

test('there is no link where it would lose the extra id', async () => {
  const { rerender } = renderWithStore(<OpenInWallet exchange={anExchange()} from={BTC} />)
  await link()
  rerender(<OpenInWallet exchange={anExchange({ extendedInfo: { extraIdFrom: '42' } })} from={BTC} />)
  await expect.poll(() => screen.queryByRole('link')).toBeNull()
})
