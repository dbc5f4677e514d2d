import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  COMMANDS,
  commandsIn,
  nameOf,
  printedCommands,
  withSettings,
} from '../../tools/verify/printedCommands.mjs'

/** What the two commands of README start on a clone without node_modules. */
const ENTRIES = ['deploy/quickstart.mjs', 'tools/verify/verify.mjs']

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

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** The others need none. */
const NEEDS_NONE = ['quickstart', 'verify', 'catalogue', 'supply', 'release']
const tooEarly = Object.entries(scripts).filter(([name]) => !NEEDS_NONE.includes(name))

describe('a clone without packages', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'halyard-bare-'))
    const names = ['deploy', 'tests', 'tools', 'src', 'package.json', 'package-lock.json']
    for (const name of names) cpSync(name, join(folder, name), { recursive: true })
    writeFileSync(join(folder, 'npm.mjs'), "console.error('npm would install here')\nprocess.exit(1)\n")
  })
  afterEach(() => rmSync(join(folder, 'node_modules'), { recursive: true, force: true }))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(ENTRIES)('loads only modules of Node.js when it starts %s', (entry) => {
    expect(packagesLoadedBy(entry)).toEqual([])
  })

  test('would see a package behind another file', () => {
    expect(packagesLoadedBy('deploy/checkSettings.mjs').join('\n')).toContain('yaml in ')
  })

  test.each(ENTRIES)('comes as far as the installation in %s, and says which step failed', async (entry) => {
    const { code, said } = await runIn(folder, `node ${entry}`)
    expect(said).toContain('npm would install here')
    expect(said).not.toContain('ERR_MODULE_NOT_FOUND')
    expect(code).toBe(1)
  })

  test.each(tooEarly)(
    'is told in one sentence what npm run %s needs, and what to run',
    async (name, script) => {
      expect(await runIn(folder, script, name)).toEqual({ code: 1, said: oneSentence(name, 'packages') })
    },
  )

  // As after an installation that was broken off, or without the packages of the tests.
  test.each(tooEarly)('is told the same of npm run %s where some are there', async (name, script) => {
    mkdirSync(join(folder, 'node_modules'))
    expect(await runIn(folder, script, name)).toEqual({
      code: 1,
      said: oneSentence(name, 'packages'),
    })
  })

  test.each(['start', 'e2e', 'chaos', 'standalone'])(
    'is told of a build that npm run %s needs',
    async (name) => {
      symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
      const script = scripts[name] ?? ''
      expect(await runIn(folder, script, name)).toEqual({ code: 1, said: oneSentence(name, 'a build') })
    },
  )
})

const oneSentence = (name: string, what: string): unknown =>
  expect.stringMatching(
    new RegExp(`^halyard: npm run ${name} needs ${what}[^.\\n]*: npm (run|ci) [^.\\n]*\\.\\n$`),
  )

test('the gate knows what to do with every command that the documents print, and with no other', () => {
  const printed = printedCommands('.').map(nameOf)
  expect([...new Set(printed)].sort()).toEqual(Object.keys(COMMANDS).sort())
})

test.each([
  ['a   # b', ['a']],
  ['a \\\n  b\n\nc', ['a   b', 'c']],
  ['A=\'{"b":1}\' npm start', ['A=\'{"b":1}\' npm start']],
])('%j are the commands %j', (block, commands) => {
  expect(commandsIn(`text\n\`\`\`sh\n${block}\n\`\`\`\n`)).toEqual(commands)
})

test('settings before a command are told from it', () => {
  expect(withSettings("LIVE=1 NAME='A B' KEY=… npm start")).toEqual({
    settings: { LIVE: '1', NAME: 'A B', KEY: 'x' },
    rest: 'npm start',
  })
})

/** Runs a script of package.json as npm does, with an `npm` that installs nothing. */
const runIn = (cwd: string, script: string, name?: string) =>
  new Promise<{ code: number | null; said: string }>((end) => {
    const env = {
      PATH: process.env.PATH ?? '',
      npm_execpath: join(cwd, 'npm.mjs'),
      ...(name && { npm_lifecycle_event: name }),
    }
    const options = { cwd, env: env as unknown as NodeJS.ProcessEnv, timeout: 60_000 }
    const child = execFile('sh', ['-c', script], options, (_, out, err) =>
      end({ code: child.exitCode, said: out + err }),
    )
  })
