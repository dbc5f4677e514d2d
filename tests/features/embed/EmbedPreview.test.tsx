// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmbedPreview } from '@/features/embed/EmbedPreview'
import { renderWithStore } from '../../renderWithStore'

function preview() {
  renderWithStore(<EmbedPreview address="/views/cashback-calculator" title="Calculator" />)
  const frame = screen.getByTitle<HTMLIFrameElement>('Calculator')
  const emit = (message: MessageEventInit) =>
    act(() => {
      const own = { source: frame.contentWindow, origin: location.origin, data: height(512) }
      window.dispatchEvent(new MessageEvent('message', { ...own, ...message }))
    })
  return { frame, emit }
}
const height = (pixels: unknown) => ({ type: 'halyard:height', height: pixels })

test('the preview is as high as the view says', () => {
  const { frame, emit } = preview()
  emit({})
  expect(frame).toHaveAttribute('height', '512')
})

test.each([
  ['of another window', { source: window }],
  ['of another site', { origin: 'https://evil.example' }],
  ['of another kind', { data: { type: 'resize', height: 512 } }],
  ['without a number', { data: height('512') }],
  ['of nothing', { data: null }],
])('a message %s changes nothing', (_, message) => {
  const { frame, emit } = preview()
  const before = frame.getAttribute('height')
  emit(message)
  expect(frame).toHaveAttribute('height', before)
})
