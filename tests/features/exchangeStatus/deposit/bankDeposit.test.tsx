// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DepositPanel } from '@/features/exchangeStatus/deposit/DepositPanel'
import { anExchange } from '../../../domain/anExchange'
import { aCurrency, EUR } from '../../../domain/currencies'
import { renderWithStore } from '../../../renderWithStore'

const bank = { payee: 'Müller GmbH', bank: 'Commerzbank', bic: 'COBADEFFXXX', reference: 'Q20YC7S63KTN57WR' }
const IBAN = 'DE89370400440532013000'

const open = (currency = EUR) =>
  renderWithStore(
    <DepositPanel
      from={currency}
      exchange={anExchange({
        tickerFrom: currency.symbol,
        networkFrom: '',
        expectedAmountFrom: '250.5',
        bank,
        extendedInfo: { addressFrom: IBAN },
      })}
    />,
  )

test('a bank transfer names payee, bank, BIC and reference, each to copy, and its real time', () => {
  const { container } = open()
  for (const [name, value] of [
    ['Payee', bank.payee],
    ['Bank', bank.bank],
    ['BIC', bank.bic],
    ['Payment reference', bank.reference],
  ] as const) {
    const row = screen.getByText(name).parentElement
    expect(row?.textContent?.replace(/\s/g, ''), name).toContain(value.replace(/\s/g, ''))
    expect(within(row ?? container).getByRole('button'), name).toBeVisible()
  }
  expect(screen.getByText('Transfer time').nextElementSibling).toHaveTextContent(/SEPA/)
  expect(screen.getByRole('img', { name: /QR code/ })).toBeInTheDocument()
})

test('a transfer in other money than euros has no code, which banking apps would not read', () => {
  open(aCurrency('pln', { isFiat: true, network: '', fullInfo: { network_name: '' } }))
  expect(screen.getByText('Payment reference')).toBeVisible()
  expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull()
})
