// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOrderStep } from '@/screens/useOrderStep'
import { flowDecided } from '@/store/slices/flagsSlice'
import { renderWithStore } from '../renderWithStore'

function Form() {
  return <button onClick={useOrderStep()}>Exchange</button>
}

test.each([
  ['steps', /^\/exchange\?from=btc-btc&to=eth-eth&amount=.*&step=address$/],
  ['oneScreen', /^\/exchange-v2\?from=btc-btc&to=eth-eth&amount=/],
] as const)(
  'a form that has its amounts leads into the flow %s with all that was typed',
  async (flow, address) => {
    const { store, router, getByRole } = renderWithStore(<Form />)
    act(() => void store.dispatch(flowDecided(flow)))
    act(() => getByRole('button').click())
    await act(async () => {})
    expect(router.push).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(address))
  },
)
