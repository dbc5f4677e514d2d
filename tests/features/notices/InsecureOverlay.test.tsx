// @vitest-environment jsdom
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { InsecureOverlay } from '@/features/notices/InsecureOverlay'
import '../../nativeDialog'
import { renderWithStore } from '../../renderWithStore'

/** The window itself, which alone may change its address without going there. */
const { jsdom } = globalThis as unknown as { jsdom: { reconfigure: (settings: { url: string }) => void } }
const atHome = window.location.href

const overlay = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Attention!' })
function visit(url: string) {
  jsdom.reconfigure({ url })
  renderWithStore(
    <StrictMode>
      <InsecureOverlay />
    </StrictMode>,
  )
}

afterEach(() => jsdom.reconfigure({ url: atHome }))

test('Insecure-connection overlay: title Attention!, telling the user to change the connection in the URL from http to https', () => {
  visit('http://shop.example/de/exchange?from=btc-btc#x')
  expect(overlay()?.open).toBe(true)
  expect(overlay()).toHaveAccessibleDescription(
    /^Please change the connection in the URL from http to https\./,
  )
  expect(screen.getByRole('link', { name: 'Open with https' })).toHaveAttribute(
    'href',
    'https://shop.example/de/exchange?from=btc-btc#x',
  )
})

test.each(['https://shop.example/', 'http://localhost:3000/', 'http://127.0.0.1/', 'http://[::1]/'])(
  'not over %s',
  (url) => {
    visit(url)
    expect(overlay()).toBeNull()
  },
)

test('Escape does not close it', () => {
  visit('http://shop.example/')
  const dialog = overlay() as HTMLDialogElement
  const escape = createEvent('cancel', dialog, { cancelable: true })
  fireEvent(dialog, escape)
  expect(escape.defaultPrevented).toBe(true)
})

test('a browser that closes it all the same finds it open again', async () => {
  visit('http://shop.example/')
  const dialog = overlay() as HTMLDialogElement
  dialog.close()
  expect(dialog.open).toBe(false)
  await waitFor(() => expect(dialog.open).toBe(true))
})
