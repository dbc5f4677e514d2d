import { expect, test } from 'vitest'
import { readProse } from '@/i18n/readProse'

const FILE = `---
title: Fees at {{brand}}
description: What an exchange costs.
updated: 2026-11-21
---

# What it costs

Every fee of {{brand}} is in the rate.

## Inside the rate

About **{{fee}}**, see [how](/how-it-works#rates).
`
const facts = { brand: 'Cap & Stan', fee: '0.5%' }

test('a page of prose has a title, a description, a heading, a lead and its html', () => {
  const { html, ...words } = readProse(FILE, facts, '')
  expect(words).toEqual({
    title: 'Fees at Cap & Stan',
    description: 'What an exchange costs.',
    heading: 'What it costs',
    lead: 'Every fee of Cap & Stan is in the rate.',
    sections: [{ id: 'inside-the-rate', title: 'Inside the rate' }],
    updated: '2026-11-21',
    missing: [],
  })
  expect(html).toContain('<h2 id="inside-the-rate">Inside the rate</h2>')
  expect(html).toContain('About <strong>0.5%</strong>')
})

test('its links stay in its language', () => {
  expect(readProse(FILE, facts, '/de').html).toContain('href="/de/how-it-works#rates"')
  expect(readProse(FILE, facts, '').html).toContain('href="/how-it-works#rates"')
})

test('nothing in it, a brand included, becomes HTML of its own', () => {
  const { html } = readProse(
    `${FILE}\n<img src=x onerror=alert(1)> {{brand}} [x](javascript:alert(1))\n`,
    {
      ...facts,
      brand: '<script>alert(1)</script>',
    },
    '',
  )
  expect(html).not.toMatch(/<img|<script|href="javascript/)
})

const withBody = (body: string) => `${FILE}\n${body}\n`

test('an empty fact leaves a mark in the text and is named once as missing', () => {
  const text = withBody('Company: {{legalName}}. {{legalName}} answers.')
  const { html, missing } = readProse(text, { ...facts, legalName: '' }, '')
  expect(html).toContain('Company: […]. […] answers.')
  expect(missing).toEqual(['legalName'])
})

test('an optional part is shown with its fact, and without it is left out and not missing', () => {
  const text = withBody('- Number: 7{{#legalVat}}; VAT: {{legalVat}}{{/legalVat}}\n\nEnd.')
  const read = (legalVat: string) => readProse(text, { ...facts, legalVat }, '')
  expect(read('DE 1').html).toContain('<li>Number: 7; VAT: DE 1</li>')
  expect(read('').html).toContain('<li>Number: 7</li>')
  expect(read('')).toMatchObject({ missing: [] })
})

test('the words of a setting are shown as written: neither HTML nor Markdown', () => {
  const legalName = 'A <b>B</b> & C *d* [e](/f) | `g` # &amp; {{fee}}\n\n## h'
  const { html } = readProse(
    withBody('{{legalName}}\n\n| a | b |\n| - | - |\n| {{legalName}} | c |'),
    { ...facts, legalName },
    '',
  )
  const shown = 'A &lt;b&gt;B&lt;/b&gt; &amp; C *d* [e](/f) | `g` # &amp;amp; {{fee}} ## h'
  expect(html).toContain(`<p>${shown}</p>`)
  expect(html).toContain(`<th scope="row" role="rowheader">${shown}</th>\n<td role="cell">c</td>`)
})

test.each([
  ['without an opening', '# Fees\n\nText.\n'],
  ['without a lead', '---\ntitle: a\ndescription: b\n---\n\n# c\n'],
  ['asking for a number nobody gave', FILE.replace('{{fee}}', '{{magic}}')],
])('one %s is refused', (_, text) => {
  expect(() => readProse(text, facts, '')).toThrow('a page of prose')
})

test('each section has an id of its own, in the script of its language', () => {
  const { html, sections } = readProse(
    withBody('## Что *нужно* & `как`?\n\n## 流れ\n\n## Inside the rate\n\n## ?'),
    facts,
    '',
  )
  expect(sections).toEqual([
    { id: 'inside-the-rate', title: 'Inside the rate' },
    { id: 'что-нужно-как', title: 'Что нужно & как?' },
    { id: '流れ', title: '流れ' },
    { id: 'inside-the-rate-2', title: 'Inside the rate' },
    { id: 'section', title: '?' },
  ])
  for (const { id } of sections) expect(html).toContain(`<h2 id="${id}">`)
})

const table = (columns: number, rows: number) =>
  [
    `|${' a |'.repeat(columns)}`,
    `|${' - |'.repeat(columns)}`,
    ...Array.from({ length: rows }, () => `|${' b |'.repeat(columns)}`),
  ].join('\n')

test.each([
  [2, 4, true],
  [2, 5, false],
  [3, 2, false],
])('a table of %i columns and %i rows: as a row of figures: %s', (columns, rows, isRow) => {
  const { html } = readProse(withBody(table(columns, rows)), facts, '')
  expect(html.includes('<div><table data-figures="" role="table">')).toBe(isRow)
  expect(html.includes('<th scope="row" role="rowheader">b</th>')).toBe(isRow)
  expect(html.includes('<div><table>')).toBe(!isRow)
})
