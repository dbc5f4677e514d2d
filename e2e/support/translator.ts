import { expect, type Page } from '@playwright/test'

/**
 * Does to a page what the translator of Chrome does: every text is put into two `<font>` elements of its own, and what
 * changes later is too. Texts that say they are not to be translated stay.
 */
export async function translatePages(page: Page) {
  await page.addInitScript(() => {
    const isLeftOut = (text: Text) =>
      !text.data.trim() ||
      !text.parentElement ||
      text.parentElement.closest('script, style, title, textarea, [translate="no"], font') !== null
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts.filter((one) => !isLeftOut(one))) {
        const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
        const inner = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
        // A new text: the one React knows is gone from the page.
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    const start = () => {
      translate(document.body)
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) addedNodes.forEach((node) => translate(node.parentNode ?? node))
      }).observe(document.body, { childList: true, subtree: true })
    }
    const whenHydrated = new MutationObserver(() => {
      if (document.documentElement.dataset.hydrated === undefined) return
      whenHydrated.disconnect()
      start()
    })
    whenHydrated.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
  })
}

export const expectTranslated = (page: Page) =>
  expect(page.getByRole('main').locator('font font').first()).toBeAttached()
