import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SPEC_ROUTES } from './specRoutes'

/** The addresses of src/pages in the words of the requirements. */
const pages = new Set(
  readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('_'))
    .map((file) => `/${file.replace(/(\/?index)?\.tsx$/, '').replace(/\[(\w+)\]/g, '{$1}')}`),
)

test.each(SPEC_ROUTES.map(([route]) => route))('the route %s is a page', (route) => {
  // A part of a segment cannot be a file name of Next.js: the page of any name shows the brand's.
  expect([...pages]).toContain(route.replace('/buy-and-sell-crypto-on-{brand}', '/{page}'))
})
