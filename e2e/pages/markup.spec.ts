import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { FULL } from '../support/fullRun'
import { SEEN_PAGES } from '../support/publicSite'
import { pageFaults } from '../support/servedPage'

/** The rules of the HTML standard, without those of style. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
/** How React marks a part it has taken out of its place, and the script that would put it back. */
const HIDDEN_PARTS = /<template id="B:|<div hidden="" id="S:|\$RC\(/g
const PRIVATE = ['/restricted', '/no-such-page']

for (const language of ['', '/cn'])
  for (const path of SEEN_PAGES)
    test(
      `${language}${path} is served as valid and whole markup`,
      language ? FULL : {},
      async ({ request, baseURL }) => {
        const address = language + (path === '/' ? '' : path) || '/'
        const html = await (await request.get(address)).text()
        const { results } = await validator.validateString(html)
        const found = results.flatMap(({ messages }) =>
          messages.map(
            ({ ruleId, message, line, column, selector }) =>
              `${ruleId}: ${message} at ${line}:${column} ${selector}`,
          ),
        )
        expect([...new Set(found)]).toEqual([])
        expect(html.match(HIDDEN_PARTS), 'parts hidden until a script shows them').toBeNull()
        if (!PRIVATE.includes(path)) expect(pageFaults(html, baseURL ?? '', address)).toEqual([])
      },
    )
