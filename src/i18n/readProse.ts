import MarkdownIt from 'markdown-it'
import type { Prose } from '@/domain/prose'

/** Text in Markdown, opened between lines of dashes by `title`, `description` and the day its words last changed. */
const FILE = /^---\ntitle: (.+)\ndescription: (.+)\nupdated: [\d-]+\n---\n+# (.+)\n+([^\n]+)\n([^]*)$/

/** @throws Error where the file is not of that form, or asks for a number that nobody gave */
export function readProse(text: string, facts: Record<string, string>, prefix: string): Prose {
  const [, title, description, heading, lead, body] = FILE.exec(text) ?? []
  if (!title || !description || !heading || !lead || body === undefined) {
    throw new Error('a page of prose needs title, description, day, heading and lead')
  }
  const fill = (part: string) => filled(part, facts)
  return {
    title: fill(title),
    description: fill(description),
    heading: fill(heading),
    lead: fill(lead),
    html: markdown(prefix).render(fill(body)),
  }
}

const filled = (text: string, facts: Record<string, string>) =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`a page of prose asks for ${name}`)
    return fact
  })

/** `prefix` is the language in the address: `/de`, or nothing. */
function markdown(prefix: string) {
  const made = new MarkdownIt({ html: false })
  const normalize = made.normalizeLink.bind(made)
  made.normalizeLink = (url) => normalize(url.startsWith('/') ? `${prefix}${url}` : url)
  return made
}
