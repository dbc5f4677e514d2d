import ts from 'typescript'

type Outcome = 'nothing' | 'element' | 'text'

/** Every place where a translated page would break: the source of the expression that stands there. */
export function textFaultsIn(source: ts.SourceFile): string[] {
  const faults: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) faults.push(...faultsAmong(node.children))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

function faultsAmong(children: readonly ts.JsxChild[]): string[] {
  const shown = children.filter((child) => !isLayout(child))
  if (shown.length < 2) return []
  return shown.filter((child, at) => isFault(child, shown[at + 1])).map((child) => child.getText())
}

function isFault(child: ts.JsxChild, next: ts.JsxChild | undefined): boolean {
  const outcomes = outcomesOf(child)
  if (!outcomes.has('nothing')) return false
  return outcomes.has('text') || (outcomes.has('element') && next !== undefined && isText(next))
}

const isText = (child: ts.JsxChild) => outcomesOf(child).has('text')

/** White space that JSX leaves out, and comments. */
const isLayout = (child: ts.JsxChild) =>
  ts.isJsxText(child) ? child.containsOnlyTriviaWhiteSpaces : ts.isJsxExpression(child) && !child.expression

function outcomesOf(child: ts.JsxChild): Set<Outcome> {
  if (ts.isJsxText(child)) return new Set(['text'])
  return ts.isJsxExpression(child) && child.expression ? valuesOf(child.expression) : new Set(['element'])
}

/** What an expression may come to. Handed-in children, lists and props named so are elements by custom. */
function valuesOf(value: ts.Expression): Set<Outcome> {
  if (ts.isParenthesizedExpression(value)) return valuesOf(value.expression)
  if (ts.isConditionalExpression(value)) return either(valuesOf(value.whenTrue), valuesOf(value.whenFalse))
  if (ts.isBinaryExpression(value)) return valuesOfEither(value)
  if (value.kind === ts.SyntaxKind.NullKeyword) return new Set(['nothing'])
  if (ts.isStringLiteralLike(value)) return new Set([value.text === '' ? 'nothing' : 'text'])
  if (ts.isTemplateExpression(value)) return new Set(['text'])
  if (ts.isCallExpression(value) && value.expression.getText() === 't') return new Set(['text'])
  return new Set(['element'])
}

function valuesOfEither({ left, right, operatorToken }: ts.BinaryExpression): Set<Outcome> {
  const isAnd = operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  return either(valuesOf(right), isAnd ? new Set(['nothing']) : valuesOf(left))
}

const either = (one: Set<Outcome>, other: Set<Outcome>) => new Set([...one, ...other])
