// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RefundPlace } from '@/features/desk/RefundPlace'
import { renderWithStore } from '../../renderWithStore'

const RIPPLE = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'

const place = () => screen.getByRole('textbox', { name: 'Refund address (xrp)' })
const memo = () => screen.getByRole('textbox', { name: 'Refund memo' })
function open() {
  renderWithStore(
    <form>
      <RefundPlace exchange={{ tickerFrom: 'xrp', networkFrom: 'xrp' }} />
    </form>,
  )
}
const paste = (text: string) => fireEvent.paste(place(), { clipboardData: { getData: () => text } })

test.each([`ripple:${RIPPLE}?dt=33722`, `${RIPPLE}:33722`])(
  'what an owner sent fills both fields: %s',
  (text) => {
    open()
    paste(text)
    expect(place()).toHaveValue(RIPPLE)
    expect(memo()).toHaveValue('33722')
  },
)

test('a link for another network is said to be one and fills nothing', () => {
  open()
  paste('bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=1')
  expect(place()).toHaveValue('')
  expect(place()).toHaveAccessibleDescription(/another network \(Bitcoin\)/)
})
