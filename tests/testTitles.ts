import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** Marks of tests that a runner passes over, or wants to fail. */
export const NOT_RUN = ['skip', 'todo', 'fixme', 'fails']

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/**
 * The titles of the tests in a file as a runner prints them, each behind the names of the groups it stands in; templates
 * and `%s` as they are written. A test that is skipped, or that is only planned, has none.
 */
export const testTitles = (file: string) => titlesIn(readFileSync(ROOT + file, 'utf8'))

export function titlesIn(text: string): string[] {
  const titles: string[] = []
  read(ts.createSourceFile('it.test.tsx', text, ts.ScriptTarget.Latest), '')
  return titles

  function read(node: ts.Node, groups: string): void {
    const call = ts.isCallExpression(node) ? titled(node) : null
    if (call?.kind === 'skipped') return
    if (call?.kind === 'test') titles.push(groups + call.title)
    const inside = call?.kind === 'describe' ? `${groups}${call.title} ` : groups
    ts.forEachChild(node, (child) => read(child, inside))
  }
}

type Titled = { kind: 'test' | 'describe' | 'skipped'; title: string }

/** `test('…')`, `test.describe('…')`, `describe.each(…)('…')`; null for any other call. */
function titled({ expression, arguments: given }: ts.CallExpression): Titled | null {
  const words = wordsOf(expression)
  const [name] = words
  const [title] = given
  if ((name !== 'test' && name !== 'describe') || !title || given.length < 2) return null
  if (words.some((word) => NOT_RUN.includes(word))) return { kind: 'skipped', title: '' }
  const written = ts.isStringLiteralLike(title)
    ? title.text
    : ts.isTemplateExpression(title)
      ? templateText(title)
      : null
  if (written === null) return null
  return { kind: words.includes('describe') ? 'describe' : 'test', title: written }
}

/** `test.each(table)` has the words test and each. */
function wordsOf(expression: ts.Expression): string[] {
  if (ts.isIdentifier(expression)) return [expression.text]
  if (ts.isPropertyAccessExpression(expression))
    return [...wordsOf(expression.expression), expression.name.text]
  return ts.isCallExpression(expression) ? wordsOf(expression.expression) : []
}

const templateText = ({ head, templateSpans }: ts.TemplateExpression) =>
  head.text +
  templateSpans.map(({ expression, literal }) => `\${${nameOf(expression)}}${literal.text}`).join('')

const nameOf = (expression: ts.Expression) => (ts.isIdentifier(expression) ? expression.text : '…')
