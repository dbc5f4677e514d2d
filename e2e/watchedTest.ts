import { expect, test as base } from '@playwright/test'

/** A test that also fails when any of its pages lets an exception through to nobody. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const uncaught: string[] = []
    context.on('weberror', (error) => uncaught.push(String(error.error())))
    await use(context)
    expect(uncaught, 'exceptions that nobody caught').toEqual([])
  },
})
