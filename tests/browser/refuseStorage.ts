import { vi } from 'vitest'

/** As in a private window: the very access to the storage throws. */
export const refuseStorage = () =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
