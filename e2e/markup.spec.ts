import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { SEEN_PAGES } from './publicSite'

/** The rules of the HTML standard, without those of style. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

for (const language of ['', '/cn']) {
  for (const path of SEEN_PAGES) {
    test(`the markup of ${language}${path} is valid`, async ({ request }) => {
      const html = await (await request.get(language + (path === '/' ? '' : path) || '/')).text()
      const { results } = await validator.validateString(html)
      const found = results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, column, selector }) =>
            `${ruleId}: ${message} at ${line}:${column} ${selector}`,
        ),
      )
      expect([...new Set(found)]).toEqual([])
    })
  }
}
