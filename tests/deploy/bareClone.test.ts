import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** What the README's two commands start on a clone without node_modules. */
const ENTRIES = ['deploy/quickstart.mjs', 'tests/verify/verify.mjs']

/** The packages in the static imports of a file and of what it imports so, each with the file that names it. */
function packagesLoadedBy(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const names = source.statements.flatMap((statement) =>
    (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) &&
    statement.moduleSpecifier &&
    ts.isStringLiteral(statement.moduleSpecifier)
      ? [statement.moduleSpecifier.text]
      : [],
  )
  return names
    .filter((name) => !isBuiltin(name))
    .flatMap((name) =>
      name.startsWith('.') ? packagesLoadedBy(resolve(dirname(file), name), seen) : [`${name} in ${file}`],
    )
}

describe('a clone without packages', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'halyard-bare-'))
    for (const name of [
      'deploy',
      'tests/verify',
      'tests/serverPrograms.mjs',
      'src',
      'package.json',
      'package-lock.json',
    ])
      cpSync(name, join(folder, name), { recursive: true })
    writeFileSync(join(folder, 'npm.mjs'), "console.error('npm would install here')\nprocess.exit(1)\n")
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(ENTRIES)('loads only modules of Node.js when it starts %s', (entry) => {
    expect(packagesLoadedBy(entry)).toEqual([])
  })

  test('would see a package behind another file', () => {
    expect(packagesLoadedBy('deploy/checkSettings.mjs').join('\n')).toContain('yaml in ')
  })

  test.each(ENTRIES)('comes as far as the installation in %s, and says which step failed', async (entry) => {
    const { code, said } = await runIn(folder, entry)
    expect(said).toContain('npm would install here')
    expect(said).not.toContain('ERR_MODULE_NOT_FOUND')
    expect(code).toBe(1)
  })
})

/** Runs a program with an `npm` that installs nothing. */
const runIn = (cwd: string, program: string) =>
  new Promise<{ code: number | null; said: string }>((end) => {
    const env = { PATH: process.env.PATH ?? '', npm_execpath: join(cwd, 'npm.mjs') }
    const child = execFile(
      process.execPath,
      [program],
      { cwd, env: env as unknown as NodeJS.ProcessEnv, timeout: 20_000 },
      (_, out, err) => end({ code: child.exitCode, said: out + err }),
    )
  })
