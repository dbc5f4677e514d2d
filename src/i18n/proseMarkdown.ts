import MarkdownIt, { type Token } from 'markdown-it'
import { isOff } from '@/domain/site/offPages'
import type { Prose } from '@/domain/text/prose'

type Rendered = Pick<Prose, 'html' | 'sections'>

/** @param prefix of links, `/de` @param off pages that nothing links to */
export function proseMarkdown(text: string, prefix: string, off: readonly string[]): Rendered {
  const made = new MarkdownIt({ html: false })
  const normalize = made.normalizeLink.bind(made)
  made.normalizeLink = (url) => normalize(url.startsWith('/') ? `${prefix}${url}` : url)
  // A wide table scrolls in its frame.
  made.renderer.rules.table_open = (tokens, index, options, _, self) =>
    `<div>${self.renderToken(tokens, index, options)}`
  made.renderer.rules.table_close = () => '</table>\n</div>\n'
  const env = {}
  const tokens = made.parse(text, env)
  for (const token of tokens) unlink(token, (href) => isOff(href.slice(prefix.length), off))
  tokens.forEach(nameRow)
  tokens.forEach(markFigures)
  const sections = nameSections(tokens)
  return { html: made.renderer.render(tokens, made.options, env), sections }
}

/** Gives each heading of the second level an id of its words, whatever their script. */
function nameSections(tokens: Token[]): Prose['sections'] {
  const taken = new Set<string>()
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open' || token.tag !== 'h2') return []
    const title = (tokens[index + 1]?.children ?? []).map(({ content }) => content).join('')
    const name =
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '') || 'section'
    let id = name
    for (let count = 2; taken.has(id); count++) id = `${name}-${count}`
    taken.add(id)
    token.attrSet('id', id)
    return [{ id, title }]
  })
}

/** The first cell of a table's row is what the others are about. */
function nameRow(token: Token, index: number, tokens: Token[]) {
  if (token.type !== 'td_open' || tokens[index - 1]?.type !== 'tr_open') return
  token.tag = 'th'
  token.attrSet('scope', 'row')
  const end = tokens.slice(index).find(({ type }) => type === 'td_close')
  if (end) end.tag = 'th'
}

const MAX_FIGURES = 4
const ROLES: Partial<Record<string, string>> = {
  table_open: 'table',
  thead_open: 'rowgroup',
  tbody_open: 'rowgroup',
  tr_open: 'row',
  th_open: 'columnheader',
  td_open: 'cell',
}

/**
 * A short table of names with one value each stands as a row of figures. Safari forgets what a table is when its parts are
 * laid out otherwise, so they name their roles.
 */
function markFigures(token: Token, index: number, tokens: Token[]) {
  if (token.type !== 'table_open') return
  const parts = tokens.slice(
    index,
    index + tokens.slice(index).findIndex(({ type }) => type === 'table_close'),
  )
  const count = (type: string) => parts.filter((part) => part.type === type).length
  if (count('th_open') !== 2 || count('tr_open') - 1 > MAX_FIGURES) return
  token.attrSet('data-figures', '')
  for (const part of parts) {
    const role = ROLES[part.type]
    if (role) part.attrSet('role', part.attrGet('scope') === 'row' ? 'rowheader' : role)
  }
}

function unlink({ children }: Token, isGone: (href: string) => boolean) {
  let isOpen = false
  for (const token of children ?? []) {
    if (token.type === 'link_open') isOpen = isGone(String(token.attrGet('href')))
    if (isOpen && token.type.startsWith('link_'))
      Object.assign(token, { type: 'text', tag: '', content: '', nesting: 0 })
  }
}
