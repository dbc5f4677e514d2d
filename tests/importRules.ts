/** Which file of src imports which, both as paths below src. */
export type Graph = ReadonlyMap<string, readonly string[]>

/** From the lowest layer up. Folders of one layer do not import one another, with the exceptions below. */
const LAYERS = [
  ['contract', 'domain', 'config', 'i18n', 'runtime'],
  ['browser'],
  ['api', 'integrations', 'ui', 'server', 'query'],
  ['store', 'http'],
  ['auth'],
  ['features'],
  ['screens', 'shell'],
  ['pages'],
]

/** `importer > imported` inside one layer. */
const SIBLINGS = [
  'contract > domain',
  'config > domain',
  'i18n > domain',
  'i18n > config',
  'runtime > config',
  'runtime > domain',
  'screens > shell',
]

/** The back end's folders, likewise. */
export const SERVER_LAYERS = [
  ['database'],
  ['kernel'],
  ['outbound', 'outbox', 'seed', 'announcements', 'settings', 'legalHolds'],
  ['catalogue'],
  ['providers'],
  ['ramps'],
  ['prices'],
  ['sandbox'],
  ['market'],
  ['journal', 'reports', 'status', 'staff'],
  ['mail', 'push', 'screening', 'addressNames'],
  ['signIns', 'passwords', 'secondFactors', 'accounts', 'sessions'],
  ['programmes', 'webhooks'],
  ['partners', 'paymentRequests'],
  ['exchanges'],
  ['compat', 'history', 'receipts', 'reviews', 'contacts', 'contest', 'desk', 'retention', 'maintenance'],
  ['entry', 'openApi', 'conformance'],
]

export const SERVER_SIBLINGS = [
  'secondFactors > signIns',
  'secondFactors > passwords',
  'accounts > signIns',
  'accounts > passwords',
  'accounts > secondFactors',
  'desk > contest',
  'desk > history',
  'desk > reviews',
  'retention > desk',
  'maintenance > desk',
  'maintenance > retention',
  'entry > openApi',
]

/** Their subfolders do not import one another: what two of them need lies in a lower layer, or beside them. */
const ISOLATED = ['features', 'screens']

/** Files with one owner: `browser/authEvents.ts` and the tokens are imported by the module of sign-in, and by the client
 * that signs and renews. */
const OWNED: Readonly<Record<string, RegExp>> = {
  'browser/storage/tokens.ts': /^(auth\/|api\/(client|tokenRefresh)\.ts$)/,
  'browser/authEvents.ts': /^(auth\/|api\/tokenRefresh\.ts$)/,
}

/**
 * They exist once in a process: Next.js bundles pages by themselves, so a page that imported one of them would get a class and
 * state of its own. It calls what instrumentation.ts has registered.
 */
const ONCE = ['server', 'runtime', 'http']
/** Next.js evaluates it once, when the process starts. */
const START = 'instrumentation.ts'
const STARTS = /^(http\/start|server\/\w+\/start|runtime\/)/
/** What else may import them, beside the folder itself. */
const USERS: Readonly<Record<string, readonly string[]>> = {
  server: ['http'],
  runtime: ['server', 'http'],
  http: [],
}

/** Files directly in src are entry points of Next.js, like pages. */
const folderOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : 'pages')
const subfolderOf = (file: string) => file.split('/')[1] ?? ''

/** Every import that breaks a rule, as a sentence. `types`: those that import types alone. */
export function brokenRules(graph: Graph, types: Graph = new Map()): string[] {
  return [...graph].flatMap(([from, targets]) =>
    targets.flatMap((to) => {
      const rule = ruleBrokenBy(from, to, types.get(from)?.includes(to) ?? false)
      return rule ? [`${from} imports ${to}: ${rule}`] : []
    }),
  )
}

function ruleBrokenBy(from: string, to: string, isType: boolean): string | null {
  if (!LAYERS.flat().includes(folderOf(from))) return `${folderOf(from)} is no folder of the architecture`
  if (folderOf(to) === 'pages') return 'nothing imports from pages'
  if (ONCE.includes(folderOf(to)) && folderOf(from) !== folderOf(to) && !mayImportOnce(from, to)) {
    if (folderOf(from) === 'api' && folderOf(to) === 'server')
      return isType ? null : 'api imports only types of the server'
    return `only what exists once in a process imports ${folderOf(to)}`
  }
  if (OWNED[to] && !OWNED[to].test(from)) return 'only its owner imports it'
  if (folderOf(from) !== folderOf(to)) return ruleOfLayers(folderOf(from), folderOf(to), LAYERS, SIBLINGS)
  if (isOtherSubfolder(from, to)) return 'what two of them need moves down a layer'
  return folderOf(from) === 'server' ? ruleOfServer(subfolderOf(from), subfolderOf(to)) : null
}

/** Types too: what two storeys need to know of one another lies below both. */
function ruleOfServer(from: string, to: string): string | null {
  const unknown = [from, to].find((folder) => !SERVER_LAYERS.flat().includes(folder))
  if (unknown !== undefined) return `${unknown} is no folder of the back end`
  return from === to ? null : ruleOfLayers(from, to, SERVER_LAYERS, SERVER_SIBLINGS)
}

function ruleOfLayers(
  from: string,
  to: string,
  layers: readonly string[][],
  siblings: readonly string[],
): string | null {
  const layerOf = (folder: string) => layers.findIndex((folders) => folders.includes(folder))
  if (layerOf(to) > layerOf(from)) return 'imports go down the layers'
  const isSibling = layerOf(from) === layerOf(to) && !siblings.includes(`${from} > ${to}`)
  return isSibling ? 'folders of one layer do not import one another' : null
}

const mayImportOnce = (from: string, to: string) =>
  from === START ? STARTS.test(to) : (USERS[folderOf(to)] ?? []).includes(folderOf(from))

function isOtherSubfolder(from: string, to: string): boolean {
  const [folder = '', subfolder] = from.split('/')
  const [, other, ...rest] = to.split('/')
  // A file directly in the folder belongs to no subfolder, so all of them may import it.
  return ISOLATED.includes(folder) && rest.length > 0 && subfolder !== other
}

/** Each loop once, as the files on it. */
export function importLoops(graph: Graph): string[][] {
  const loops: string[][] = []
  const done = new Set<string>()
  const walk = (file: string, path: string[]) => {
    const at = path.indexOf(file)
    if (at >= 0) loops.push([...path.slice(at), file])
    if (at >= 0 || done.has(file)) return
    for (const next of graph.get(file) ?? []) walk(next, [...path, file])
    done.add(file)
  }
  for (const file of graph.keys()) walk(file, [])
  return loops
}

const EMPTY_NAMES = /(^|\/)(index|utils?|helpers?|common|misc|types)(\/|\.)/i
/** Components and hooks: one to a file. */
const NAMED_FOR_ONE = /^([A-Z]|use[A-Z])/

/** What is wrong with a file's name, for one that exports these names; null when nothing is. */
export function nameFault(file: string, exported: readonly string[]): string | null {
  // An address of the site is its file's name, so index is right there; Next.js names the files directly in src.
  if (folderOf(file) === 'pages') return null
  if (EMPTY_NAMES.test(file)) return `${file} has a name that says nothing`
  const own = file.slice(file.lastIndexOf('/') + 1).replace(/\..*$/, '')
  // A script is started, not imported.
  if (exported.length === 0 || exported.includes(own)) return null
  const bearsSubject = !NAMED_FOR_ONE.test(own) && (exported.length > 1 || shareWord(own, exported[0] ?? ''))
  return bearsSubject ? null : `${file} exports ${exported.join(', ')} and is called otherwise`
}

/** A family of one still bears its subject: api/currencies.ts exports fetchCurrencies. */
const shareWord = (one: string, other: string) => wordsIn(one).some((word) => wordsIn(other).includes(word))
const wordsIn = (name: string) =>
  name.split(/_|(?=[A-Z][a-z])/).map((word) => word.toLowerCase().replace(/(ies|y|s)$/, ''))
