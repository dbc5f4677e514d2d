// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SilentErrorBoundary } from '@/shell/DeferredShell'

function Broken(): never {
  throw new Error('a notice')
}

test('a part that breaks takes nothing with it but itself', () => {
  const listener = vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <main>
      <p>the page</p>
      <SilentErrorBoundary>
        <Broken />
      </SilentErrorBoundary>
      <SilentErrorBoundary>
        <p>the other part</p>
      </SilentErrorBoundary>
    </main>,
  )
  expect(screen.getByRole('main')).toHaveTextContent('the pagethe other part')
  expect(listener).toHaveBeenCalled()
})
