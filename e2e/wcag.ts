import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Of axe's rules, also those that no standard demands. */
export const EVERY_RULE: readonly string[] = []
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * The WCAG rules that the page breaks as it stands, each with the elements that break it. Nothing may move meanwhile:
 * the colours of what is half faded in are nobody's.
 */
export async function brokenRules(page: Page, tags: readonly string[] = STANDARDS): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (tags.length > 0 ? axe.withTags([...tags]) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
}
