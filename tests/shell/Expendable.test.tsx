// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Expendable } from '@/shell/Expendable'

function Broken(): never {
  throw new Error('a notice')
}

test('a part that breaks takes nothing with it but itself', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <main>
      <p>the page</p>
      <Expendable>
        <Broken />
      </Expendable>
      <Expendable>
        <p>the other part</p>
      </Expendable>
    </main>,
  )
  expect(screen.getByRole('main')).toHaveTextContent('the pagethe other part')
  expect(told).toHaveBeenCalled()
})
