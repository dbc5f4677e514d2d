import type { Page } from '@playwright/test'

/** Thrown by nobody's code, as a fault of ours would be. */
export const throwIn = (page: Page, message: string, name = 'Error') =>
  page.evaluate(
    ([text = '', kind = '']) => {
      setTimeout(() => {
        throw Object.assign(new Error(text), { name: kind })
      })
    },
    [message, name],
  )
