// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePrefill } from '@/features/exchangeForm/usePrefill'
import { useFlow } from '@/screens/exchange/useFlow'
import { useOrderStep } from '@/screens/useOrderStep'
import { amountTyped } from '@/store/slices/exchangeSlice'
import { renderWithStore } from '../renderWithStore'

test.each([
  ['the way on from a form', useOrderStep],
  ['the reader of a link', usePrefill],
  ['the flow in steps', useFlow],
])('a typed amount does not render the screen again: %s', (_, useIt) => {
  let renders = 0
  const Screen = () => {
    useIt()
    renders++
    return null
  }
  const { store } = renderWithStore(<Screen />)
  const before = renders
  for (const text of ['0.2', '0.25', '0.251'])
    act(() => void store.dispatch(amountTyped({ side: 'from', text })))
  expect(renders).toBe(before)
})
