// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useIsServed } from '@/browser/page/useIsServed'

const rendered: string[] = []

function Part() {
  const text = useIsServed() ? 'served' : 'made here'
  rendered.push(text)
  return <p>{text}</p>
}

test('what came with the page stays so, and is not rendered a second time', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Part />)
  rendered.length = 0
  const { rerender } = render(<Part />, { container, hydrate: true })
  expect(container.textContent).toBe('served')
  expect(rendered).toEqual(['served'])
  rerender(<Part />)
  expect(container.textContent).toBe('served')
})

test('what a visitor opens later was made in the browser', () => {
  expect(render(<Part />).container.textContent).toBe('made here')
})
