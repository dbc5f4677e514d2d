import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Rules = Pick<RunOptions, 'runOnly'>
/** Those that the standard demands at level AA. */
const WCAG: Rules = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
}
/** Also those that no standard demands. */
export const EVERY_RULE: Rules = {}
/** What another color scheme can change. */
export const CONTRAST: Rules = { runOnly: { type: 'rule', values: ['color-contrast'] } }

/**
 * The rules that the page and its frames break, each with the elements that break it. What fades in is there at once:
 * its colors on the way are nobody's.
 */
export async function brokenRules(page: Page, rules: Rules = WCAG): Promise<string[]> {
  const found = await Promise.all(
    page.frames().map(async (frame) => {
      await frame.evaluate(AXE)
      return frame.evaluate(async (options) => {
        const { axe } = window as unknown as {
          axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> }
        }
        // What has never been in sight has no colors or boxes yet, and it is judged as it will be seen.
        for (const element of document.querySelectorAll<HTMLElement>('body *'))
          if (getComputedStyle(element).contentVisibility === 'auto')
            element.style.contentVisibility = 'visible'
        for (const animation of document.getAnimations())
          if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
        const { violations } = await axe.run(document, {
          ...options,
          resultTypes: ['violations'],
          iframes: false,
        })
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
      }, rules)
    }),
  )
  return found.flat()
}
