// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ScanDialog } from '@/ui/address/ScanDialog'
import '../../nativeDialog'
import { renderWithStore } from '../../renderWithStore'

const camera = vi.hoisted(() => ({
  start: vi.fn<() => Promise<void>>(),
  destroy: vi.fn(),
  made: vi.fn<(video: HTMLVideoElement, found: (code: { data: string }) => void) => void>(),
}))
vi.mock('qr-scanner', () => ({
  default: class {
    start = camera.start
    destroy = camera.destroy
    constructor(video: HTMLVideoElement, found: (code: { data: string }) => void) {
      camera.made(video, found)
    }
  },
}))

function open() {
  const handlers = { onFound: vi.fn(), onClose: vi.fn() }
  return { ...handlers, ...renderWithStore(<ScanDialog {...handlers} />) }
}
const isScanning = () => waitFor(() => expect(camera.start).toHaveBeenCalled())

beforeEach(() => {
  camera.start.mockReset().mockResolvedValue()
  camera.destroy.mockReset()
  camera.made.mockReset()
})

test('the code is handed over, and the dialog closes', async () => {
  const { onFound, onClose } = open()
  await isScanning()
  act(() => camera.made.mock.lastCall?.[1]({ data: 'bitcoin:bc1qabc?amount=1' }))
  expect(onFound).toHaveBeenCalledExactlyOnceWith('bitcoin:bc1qabc?amount=1')
  expect(onClose).toHaveBeenCalledOnce()
})

test('without a camera, or without permission, it says that the address can be typed', async () => {
  camera.start.mockRejectedValue(new Error('no camera'))
  const { onFound } = open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Can’t access the camera')
  expect(onFound).not.toHaveBeenCalled()
})

test('closing gives the camera back', async () => {
  const { unmount } = open()
  await isScanning()
  unmount()
  expect(camera.destroy).toHaveBeenCalledOnce()
})

test('a re-render around it does not restart the camera, and the current callback is called', async () => {
  const { rerender } = open()
  await isScanning()
  const newer = vi.fn()
  rerender(<ScanDialog onFound={newer} onClose={() => {}} />)
  act(() => camera.made.mock.lastCall?.[1]({ data: 'bc1qabc' }))
  expect(camera.made).toHaveBeenCalledOnce()
  expect(newer).toHaveBeenCalledWith('bc1qabc')
})
