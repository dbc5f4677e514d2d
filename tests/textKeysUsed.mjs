import ts from 'typescript'

/** The keys one module passes to `t`, each as a pattern over `group:key`, and how it is written. What a template
 * leaves open stands for any one part of a key. */
export function textKeysUsed(source, file = 'module.tsx') {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const calls = callsIn(tree)
  const groups = calls
    .filter(({ name }) => name === 'useTranslation')
    .flatMap(({ first }) => literalsIn(first))
  const keys = calls.filter(({ name }) => name === 't').flatMap(({ first }) => writtenKeys(first))
  return keys.map(({ written, pattern }) => {
    const hasGroup = written.includes(':')
    // A module that is handed its `t` does not say which group it means.
    const anyGroup = groups.length > 0 ? `(${groups.join('|')})` : '[^:]+'
    return { written, pattern: new RegExp(`^${hasGroup ? pattern : `${anyGroup}:${pattern}`}$`) }
  })
}

export function callsIn(tree) {
  const calls = []
  const visit = (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      calls.push({ name: node.expression.text, first: node.arguments[0] })
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return calls
}

export function literalsIn(node) {
  if (!node) return []
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literalsIn)
  return ts.isStringLiteralLike(node) ? [node.text] : []
}

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Both ways of a choice; nothing of what is only known while the site runs. */
function writtenKeys(node) {
  if (!node) return []
  if (ts.isParenthesizedExpression(node)) return writtenKeys(node.expression)
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(writtenKeys)
  if (ts.isStringLiteralLike(node)) return [{ written: node.text, pattern: escape(node.text) }]
  if (!ts.isTemplateExpression(node)) return []
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  return [{ written: parts.join('${…}'), pattern: parts.map(escape).join('[^.:]+') }]
}
