import { waitFor } from '@testing-library/dom'
import { expect } from 'vitest'

/** What appears is focused by an effect, which may run after the waiting test has found it. */
export async function expectFocus(element: Promise<HTMLElement> | HTMLElement) {
  const found = await element
  await waitFor(() => {
    expect(found).toHaveFocus()
  })
}
