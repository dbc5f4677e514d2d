import type { Page } from '@playwright/test'

/** Texts that look like the key of a text, visible or announced. */
export const keysShown = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = [document.title]
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest('script, style'))
        texts.push(walker.currentNode.nodeValue ?? '')
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'content']) {
        texts.push(element.getAttribute(name) ?? '')
      }
    }
    return texts
      .map((text) => text.trim())
      .filter((text) => /^[a-z-]+(:|\.)[a-zA-Z]+(\.[a-zA-Z_]+)*$|{{/.test(text))
  })
