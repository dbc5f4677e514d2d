import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { PAGES } from './everyPage'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, open } of PAGES) {
    test(`${name} breaks no WCAG rule in ${colorScheme} colours`, async ({ page, request }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await open(page, request)
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
      expect(found).toEqual([])
    })
  }
}
