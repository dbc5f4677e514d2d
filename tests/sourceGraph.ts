import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const SRC = fileURLToPath(new URL('../src/', import.meta.url))
const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '.d.ts', '/index.ts', '/index.tsx']

type SourceFile = {
  imports: string[]
  /** Those of the imports that are of types alone, of which nothing is left in a bundle. */
  types: string[]
  packages: string[]
  exported: string[]
}

/** Every module of src by its path below src, with what it imports of src and of packages, and the names it exports. */
export function readSources(): Map<string, SourceFile> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(tsx?|m?js)$/.test(name),
  )
  return new Map(files.sort().map((file) => [file, readSource(file)]))
}

function readSource(file: string): SourceFile {
  const text = readFileSync(join(SRC, file), 'utf8')
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const values = namesOfValues(tree)
  const names = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
  const isOwn = (name: string) => name.startsWith('.') || name.startsWith('@/')
  const own = names.filter(isOwn)
  return {
    imports: own.flatMap((name) => resolve(file, name)),
    types: own.filter((name) => !values.has(name)).flatMap((name) => resolve(file, name)),
    packages: names.filter((name) => !isOwn(name)),
    exported: exportedNames(tree),
  }
}

/** The modules that are evaluated with this one, or later by an `import()`. */
function namesOfValues(tree: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    const from = valuesFrom(node)
    if (from && ts.isStringLiteralLike(from)) names.add(from.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return names
}

function valuesFrom(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) return isOfTypes(node.importClause) ? undefined : node.moduleSpecifier
  if (ts.isExportDeclaration(node)) return isOfTypes(node) ? undefined : node.moduleSpecifier
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isImport ? node.arguments[0] : undefined
}

/** Also where each name says so itself. */
function isOfTypes(clause: ts.ImportClause | ts.ExportDeclaration | undefined): boolean {
  if (!clause) return false
  const isMarked = ts.isImportClause(clause)
    ? clause.phaseModifier === ts.SyntaxKind.TypeKeyword
    : clause.isTypeOnly
  if (isMarked) return true
  const named = ts.isImportClause(clause) ? clause.namedBindings : clause.exportClause
  const isListed = named !== undefined && (ts.isNamedImports(named) || ts.isNamedExports(named))
  const hasDefault = ts.isImportClause(clause) && clause.name !== undefined
  return isListed && !hasDefault && named.elements.every(({ isTypeOnly }) => isTypeOnly)
}

/** The module that an import names; none for style sheets and data. */
function resolve(from: string, written: string): string[] {
  const name = written.replace(/\?script$/, '')
  const path = name.startsWith('@/') ? join(SRC, name.slice(2)) : join(SRC, dirname(from), name)
  if (/\.(css|json)$/.test(path)) return []
  const found = ENDINGS.map((ending) => path + ending).find((one) =>
    statSync(one, { throwIfNoEntry: false })?.isFile(),
  )
  if (!found) throw new Error(`${from} imports ${name}, which does not exist`)
  return [relative(SRC, found)]
}

function exportedNames(tree: ts.SourceFile): string[] {
  return tree.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause
      return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : []
    }
    if (!ts.canHaveModifiers(statement)) return []
    const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    return isExported ? declaredNames(statement) : []
  })
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => namesBoundBy(name))
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

/** `export const { a, b } = ...` exports two names. */
const namesBoundBy = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesBoundBy(element.name)))
