import type { Page } from '@playwright/test'

/** Thrown by nobody's code, as a fault of ours would be. Not in a timer: a clock of a test would catch it. */
export const throwInPage = (page: Page, message: string, name = 'Error') =>
  page.evaluate(
    ([text = '', kind = '']) => {
      queueMicrotask(() => {
        throw Object.assign(new Error(text), { name: kind })
      })
    },
    [message, name],
  )
