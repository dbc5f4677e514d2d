import { readdirSync, readFileSync } from 'node:fs'
import { createRequire, SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../../..')
const SERVER = join(ROOT, '.next/server')
/** Next.js has folders of the same names; its paths start elsewhere. */
const OWN = /^(?:\.\.\/)*src\/((?:server|runtime|http)\/.+)$/
/** Characters between two looks at a source map: no factory of a module is shorter. */
const STEP = 6

type SourceNames = { sources?: string[]; sections?: { map: { sources: string[] } }[] }

/** The JavaScript of the build for a server, by its path below `.next/server`. */
export const builtFiles = (): string[] =>
  readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))

export const builtText = (name: string): string => readFileSync(join(SERVER, name), 'utf8')

function sourceMapOf(name: string): SourceMapPayload | null {
  try {
    return JSON.parse(builtText(`${name}.map`)) as SourceMapPayload
  } catch {
    return null
  }
}

/** Modules of src/server, src/runtime and src/http that this file holds, by their path below src. */
export function ownModules(name: string): string[] {
  const map = sourceMapOf(name) as SourceNames | null
  const sources = map?.sources ?? map?.sections?.flatMap((section) => section.map.sources) ?? []
  return [...new Set(sources.flatMap((source) => OWN.exec(source)?.[1] ?? []))]
}

/**
 * The modules of each id of these chunks that share a runtime: it keeps the first factory of an id, and evaluates that once.
 * So a module that two ids name is evaluated twice.
 */
export function modulesById(names: string[]): Map<number, string[]> {
  const found = new Map<number, string[]>()
  for (const name of names) {
    const payload = sourceMapOf(name)
    if (payload) readChunk(name, new SourceMap(payload), found)
  }
  return found
}

const load = createRequire(join(SERVER, 'any.js'))

function readChunk(name: string, map: SourceMap, found: Map<number, string[]>): void {
  const text = builtText(name)
  let id = 0
  let from = 0
  for (const part of load(join(SERVER, name)) as (number | (() => void))[]) {
    if (typeof part === 'number') {
      id = part
      continue
    }
    const code = String(part)
    const start = text.indexOf(code, from)
    from = start + code.length
    if (!found.has(id)) found.set(id, modulesIn(map, text.slice(0, start), code.length))
  }
}

type Entry = { originalSource?: string; generatedLine?: number; generatedColumn?: number }

function modulesIn(map: SourceMap, before: string, length: number): string[] {
  const line = before.split('\n').length - 1
  const start = before.length - (before.lastIndexOf('\n') + 1)
  const modules = new Set<string>()
  for (let column = start; column < start + length; column += STEP) {
    const entry = map.findEntry(line, column) as Entry
    const own = OWN.exec(entry.originalSource ?? '')?.[1]
    // In front of its first mapping, what is found belongs to the module before.
    if (own && entry.generatedLine === line && (entry.generatedColumn ?? 0) >= start) modules.add(own)
  }
  return [...modules]
}
