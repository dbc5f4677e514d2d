import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { callsIn, literalsIn, textKeysUsed } from '../textKeysUsed.mjs'
import type { readSources } from '../sourceGraph'

type Sources = ReturnType<typeof readSources>
export type MissingGroup = { page: string; group: string; module: string }

const trees = new Map<string, ts.SourceFile>()

function treeOf(file: string): ts.SourceFile {
  const known = trees.get(file)
  if (known) return known
  const tree = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true)
  trees.set(file, tree)
  return tree
}

const textOf = (file: string) => readFileSync(`src/${file}`, 'utf8')

/** The groups that a module opens by `useTranslation`, or names in a key of `t`. */
export function groupsNamed(source: string, file = 'module.tsx'): string[] {
  const opened = callsIn(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
    .filter(({ name }) => name === 'useTranslation')
    .flatMap(({ first }) => literalsIn(first))
  const named = textKeysUsed(source, file).flatMap(({ written }) => /^([\w-]+):/.exec(written)?.[1] ?? [])
  return [...new Set([...opened, ...named])]
}

/** The groups that a module adds in the browser, once they are needed. */
export function groupsAdded(source: string): string[] {
  if (!source.includes('.addResourceBundle(locale, GROUP,')) return []
  return [...source.matchAll(/^const GROUP = '([\w-]+)'$/gm)].map(([, group = '']) => group)
}

/**
 * The groups that the loader `name` of a module loads besides those of the shell: literals of `texts` and of `loadTexts`
 * in it, and in the functions of screens it calls.
 */
export function groupsLoaded(file: string, name: string, seen = new Set<string>()): string[] {
  const key = `${file} ${name}`
  const tree = treeOf(file)
  const own = declarationOf(tree, name)
  if (seen.has(key)) return []
  seen.add(key)
  const groups: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'texts')
      groups.push(...elementsOf(tree, node.initializer))
    if (ts.isCallExpression(node) && node.expression.getText() === 'loadTexts' && node.arguments[1])
      groups.push(...elementsOf(tree, node.arguments[1]))
    if (ts.isIdentifier(node)) groups.push(...groupsOfName(tree, node.text, seen))
    ts.forEachChild(node, visit)
  }
  if (own) visit(own)
  else groups.push(...groupsOfName(tree, name, seen))
  return groups
}

/** Of a function of the same module, or one imported from a screen. */
function groupsOfName(tree: ts.SourceFile, name: string, seen: Set<string>): string[] {
  if (declarationOf(tree, name)) return groupsLoaded(tree.fileName, name, seen)
  const origin = originOf(tree, name)
  return origin?.file.startsWith('screens/') ? groupsLoaded(origin.file, origin.name, seen) : []
}

function declarationOf(tree: ts.SourceFile, name: string): ts.Node | undefined {
  for (const statement of tree.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement
    if (!ts.isVariableStatement(statement)) continue
    const found = statement.declarationList.declarations.find((one) => one.name.getText() === name)
    if (found) return found.initializer
  }
  return undefined
}

/** Where a name that a module imports, or exports from another, comes from. */
function originOf(tree: ts.SourceFile, name: string): { file: string; name: string } | undefined {
  for (const statement of tree.statements) {
    const isFrom = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
    if (!isFrom || !statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) continue
    const clause = ts.isImportDeclaration(statement)
      ? statement.importClause?.namedBindings
      : statement.exportClause
    if (!clause || !(ts.isNamedImports(clause) || ts.isNamedExports(clause))) continue
    const found = clause.elements.find((one) => one.name.text === name)
    if (found) {
      const file = fileNamed(tree.fileName, statement.moduleSpecifier.text)
      return file ? { file, name: (found.propertyName ?? found.name).text } : undefined
    }
  }
  return undefined
}

function fileNamed(from: string, written: string): string | undefined {
  const base = `file:///${from}`
  const path = written.startsWith('@/') ? written.slice(2) : new URL(written, base).pathname.slice(1)
  return [path, `${path}.ts`, `${path}.tsx`].find((one) => ts.sys.fileExists(`src/${one}`))
}

/** The literals of a list, in both branches of its conditions, also where it is a constant of its module. */
function elementsOf(tree: ts.SourceFile, node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((one) => elementsOf(tree, one))
  if (ts.isSpreadElement(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return elementsOf(tree, node.expression)
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap((one) => elementsOf(tree, one))
  if (!ts.isIdentifier(node)) return []
  const constant = declarationOf(tree, node.text)
  return constant && ts.isExpression(constant) ? elementsOf(tree, constant) : []
}

const LOADERS = ['getStaticProps', 'getServerSideProps']

/**
 * What the modules of a page name, through static and dynamic imports, and nothing loads: neither its loader, nor the
 * shell, nor a module between page and use which adds the group itself, or imports what adds it.
 */
export function missingGroups(page: string, sources: Sources, shell: readonly string[]): MissingGroup[] {
  const tree = treeOf(page)
  const loaded = [...shell, ...LOADERS.flatMap((name) => groupsLoaded(page, name))]
  const loaders = LOADERS.flatMap((name) => loaderFiles(tree, name))
  const missing: MissingGroup[] = []
  const seen = new Set<string>()
  const visit = (module: string, before: readonly string[]) => {
    const reached = importsOf(module, sources).filter((one) => module !== page || !loaders.includes(one))
    const known = [...new Set([...before, ...[module, ...reached].flatMap(addedIn)])].sort()
    const key = `${module} ${known.join()}`
    if (seen.has(key)) return
    seen.add(key)
    for (const group of namedIn(module)) if (!known.includes(group)) missing.push({ page, group, module })
    for (const one of reached) visit(one, known)
  }
  visit(page, loaded)
  return missing
}

/** The modules of loaders alone: the browser gets nothing of them. */
function loaderFiles(tree: ts.SourceFile, name: string): string[] {
  const written = declarationOf(tree, name)
  const names: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.push(node.text)
    ts.forEachChild(node, visit)
  }
  if (written) visit(written)
  else names.push(name)
  return names.flatMap((one) => originOf(tree, one)?.file ?? [])
}

function importsOf(module: string, sources: Sources): string[] {
  const source = sources.get(module)
  if (!source) return []
  return source.imports.filter((one) => !source.types.includes(one))
}

const remembered =
  <T>(compute: (file: string) => T) =>
  (file: string): T => {
    const known = memory.get(compute)?.get(file) as T | undefined
    if (known !== undefined) return known
    const value = compute(file)
    memory.set(compute, (memory.get(compute) ?? new Map<string, unknown>()).set(file, value))
    return value
  }
const memory = new Map<unknown, Map<string, unknown>>()

const namedIn = remembered((file) => groupsNamed(textOf(file), file))
const addedIn = remembered((file) => groupsAdded(textOf(file)))
