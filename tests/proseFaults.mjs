import { conditionsOf, formsOf, withoutMarks } from './textConditions.mjs'
import { phraseFaults } from './textFaults.mjs'

/** What can be wrong with a page of prose in one language, as sentences. */

const FORM = /^---\ntitle: (.+)\ndescription: (.+)\nupdated: \d{4}-\d{2}-\d{2}\n---\n\n?# (.+)\n\n[^\n#]+\n/
/** Search engines cut off what is longer; a character of Japanese or Chinese is as wide as two of ours. */
const LONGEST = { title: 75, description: 190 }

const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found)
const placeholders = (text) => [...new Set(all(text, /{{([#^/]?\w+)}}/g))].sort()
/** By line, because a condition decides about the words of its own line. */
const conditions = (text) => text.split(/\n+/).map(conditionsOf)
const links = (text) => all(text, /\]\(([^)]+)\)/g).sort()
const headings = (text) => all(text, /^(#+) /gm)
const blocks = (text) =>
  text.split(/\n{2,}/).map((block) => /^(#+|-|\d+\.)?/.exec(block.trim())[0].replace(/\d+/, '1'))
const rows = (text) => all(text, /^ *(\||-|\d+\.) /gm).map((mark) => mark.replace(/\d+/, '1'))

/** Faults a page has by itself; `forbidden` holds the phrases its language never writes. */
export function proseFaults(text, forbidden = []) {
  const forms = formsOf(text).map((form) => FORM.exec(form) ?? [])
  const longest = (part) => Math.max(...forms.map((form) => form[part]?.length ?? 0))
  // An optional part stands in one line: the formatter would move marks in lines of their own.
  const withAll = text.split('\n').map(withoutMarks).join('\n')
  const broken = withAll.replace(/{{\w+}}/g, '')
  const faults = [
    [forms.some(([form]) => !form), 'does not open with title, description, day of change, heading and lead'],
    [longest(1) > LONGEST.title, `has a title of ${longest(1)} letters`],
    [longest(2) > LONGEST.description, `has a description of ${longest(2)} letters`],
    [/{{|}}/.test(broken), 'has a broken placeholder'],
    [/<\/?[a-z]|&[a-z]+;/i.test(text), 'holds HTML'],
    [text.includes('"'), 'holds a straight double quote'],
    [links(text).some((link) => !link.startsWith('/')), 'links to another site'],
  ].flatMap(([isFault, fault]) => (isFault ? [fault] : []))
  return [...faults, ...phraseFaults(text, forbidden)]
}

/** Faults of a language against English: the same parts in the same order, the same links and numbers. */
export function proseTranslationFaults(english, other) {
  const differs = (part) => JSON.stringify(part(english)) !== JSON.stringify(part(other))
  const wordsOf = (line) => line.replace(/{{[^}]*}}|-{3,}/g, '')
  const paragraphs = (text) => text.split(/\n+/).filter((line) => wordsOf(line).length > 60)
  const same = paragraphs(other).find((line) => paragraphs(english).includes(line))
  return [
    [differs(placeholders), 'has other placeholders than English'],
    [differs(conditions), 'has other conditions than English, or in other lines'],
    [differs(links), 'has other links than English'],
    [differs(headings), 'has other headings than English'],
    [differs(blocks), 'has other paragraphs or lists than English'],
    [differs(rows), 'has other rows or items than English'],
    [same !== undefined, `is still English: ${same?.slice(0, 60)}`],
  ].flatMap(([isFault, fault]) => (isFault ? [fault] : []))
}
