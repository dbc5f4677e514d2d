// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'
import { parseDocument } from 'yaml'
import { readAppPicture, readFont, readPicture } from './assets.js'
import { BLOCKED_FILES } from './blockedFiles.js'
import { describeIssues } from './describeIssues.js'
import { choiceFaults, withCanonicalNames } from './coinRules.js'
import { accountFaults, fileRules } from './fileRules.js'
import { fileVariables } from './fileVariables.js'
import { noCoins, readCoinTexts } from './readCoinTexts.js'
import { linkFaults, readPages } from './readPages.js'
import { operatorSchema } from './schema.js'
import { screenshotFaults } from './screenshotFaults.js'
import { contrastFaults } from './theme.js'

/** @typedef {import('./schema.js').OperatorFile} OperatorFile
 * @typedef {import('./describeIssues.js').OperatorFault} OperatorFault
 * @typedef {import('./assets.js').PictureAsset} PictureAsset
 * @typedef {ReturnType<typeof readFont>} FontAsset */

/** @typedef {object} Operator @property {OperatorFile} file
 * @property {{ onLight: PictureAsset, onDark: PictureAsset } | null} logo
 * @property {{ onLight: PictureAsset, onDark: PictureAsset } | null} emailLogo PNG
 * @property {{ icon: PictureAsset | null, maskableIcon: PictureAsset | null, screenshots: PictureAsset[] }} app
 * @property {PictureAsset | null} favicon @property {PictureAsset | null} shareImage @property {FontAsset | null} font
 * @property {ReadonlyMap<string, string>} pages Markdown by language and name: `de/fees`
 * @property {ReadonlyMap<string, import('./readPages.js').AddedPage>} addedPages by name
 * @property {import('./readCoinTexts.js').OperatorCoins} coins
 * @property {string[]} blockedLists which lists of blocked addresses there are
 * @property {string | null} folder of its pages, and of what is read again while the site runs; null without a file
 * @property {string} fingerprint of all of it; empty without a file */

/** @type {Operator} */
export const NO_OPERATOR = {
  file: {},
  logo: null,
  emailLogo: null,
  app: { icon: null, maskableIcon: null, screenshots: [] },
  favicon: null,
  shareImage: null,
  font: null,
  pages: new Map(),
  addedPages: new Map(),
  coins: noCoins(),
  blockedLists: [],
  folder: null,
  fingerprint: '',
}

const MAX_BYTES = 200_000

/** @param {import('../environment/variable.js').Source} source
 * @returns {{ operator: Operator, variables: { name: string, path: string, value: string }[], faults: OperatorFault[] }}
 */
export function readOperator(source) {
  const path = source.OPERATOR_FILE?.trim()
  const folder = source.OPERATOR_DIR?.trim()
  if (!path) {
    const faults = folder ? [{ path: '', problem: 'must be set too: OPERATOR_DIR is' }] : []
    return { operator: NO_OPERATOR, variables: [], faults }
  }
  try {
    const overlay = resolve(folder || dirname(resolve(path)))
    if (folder && !statSync(overlay, { throwIfNoEntry: false })?.isDirectory())
      return failed('OPERATOR_DIR', 'must be a folder that can be read')
    const text = readText(resolve(path))
    const parsed = operatorSchema.safeParse(parse(text, path), { reportInput: true })
    if (!parsed.success)
      return { operator: NO_OPERATOR, variables: [], faults: describeIssues(parsed.error.issues) }
    // The names of another back end are its own.
    const isOurs = !source.API_ORIGIN?.trim()
    return readOverlay(isOurs ? withCanonicalNames(parsed.data) : parsed.data, overlay, text, isOurs)
  } catch (error) {
    return failed('', problemIn(error))
  }
}

/** @param {string} path @param {string} problem */
const failed = (path, problem) => ({ operator: NO_OPERATOR, variables: [], faults: [{ path, problem }] })

/** @param {string} path */
function readText(path) {
  const stat = statSync(path)
  // A folder has no text, and a device no end.
  if (!stat.isFile()) throw new RangeError('must be a file that can be read: this is none')
  if (stat.size > MAX_BYTES) throw new RangeError(`must have at most ${MAX_BYTES} bytes`)
  try {
    // Editors on Windows write a byte order mark, which is left out here.
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    if (error instanceof TypeError) throw new RangeError('must be text in UTF-8')
    throw error
  }
}

/** @param {string} text @param {string} path @returns {unknown} */
function parse(text, path) {
  const isJson = extname(path).toLowerCase() === '.json'
  // JSON.parse takes the last of two keys; read as YAML, of which JSON is a part, they are a fault.
  if (isJson) JSON.parse(text)
  const document = parseDocument(text, { strict: true, uniqueKeys: true })
  const [first] = document.errors
  if (first)
    throw new RangeError(`must be ${isJson ? 'JSON' : 'YAML'}: ${first.message.split('\n')[0] ?? ''}`)
  try {
    return document.toJS({ maxAliasCount: 20 }) ?? {}
  } catch (error) {
    // Its message says "resource exhaustion attack".
    if (error instanceof ReferenceError) throw new RangeError('must be YAML with fewer aliases (*name)')
    throw error
  }
}

/** @param {OperatorFile} file @param {string} folder @param {string} text @param {boolean} isOurs */
function readOverlay(file, folder, text, isOurs) {
  /** @type {OperatorFault[]} */
  const faults = [...fileRules(file), ...contrastFaults('light', file.colors?.light ?? {})]
  faults.push(...contrastFaults('dark', file.colors?.dark ?? {}))
  if (isOurs) faults.push(...choiceFaults(file), ...accountFaults(file))
  /** @template T @param {string} path @param {string | undefined} name
   * @param {(name: string) => T} read @returns {T | null} */
  const asset = (path, name, read) => {
    if (name === undefined) return null
    try {
      return read(name)
    } catch (error) {
      faults.push({ path, problem: `${problemIn(error)}: ${name}` })
      return null
    }
  }
  const { logo, favicon, shareImage } = file.brand ?? {}
  /** @param {string} path @param {'logo' | 'emailLogo'} kind @param {typeof logo} files */
  const logoPair = (path, kind, files) => {
    const onLight = asset(`${path}.onLight`, files?.onLight, (name) => readPicture(folder, kind, name))
    const onDark = asset(`${path}.onDark`, files?.onDark, (name) => readPicture(folder, kind, name))
    return onLight && onDark ? { onLight, onDark } : null
  }
  const app = readApp(folder, file.app, asset)
  faults.push(...screenshotFaults(app.screenshots))
  const { pages, added } = readPages(folder, file.defaultLanguage ?? 'en', faults)
  faults.push(...linkFaults(file, added))
  /** @type {Omit<Operator, 'fingerprint'>} */
  const operator = {
    file,
    logo: logoPair('brand.logo', 'logo', logo),
    app,
    emailLogo: logoPair('email.logo', 'emailLogo', file.email?.logo),
    favicon: asset('brand.favicon', favicon, (name) => readPicture(folder, 'favicon', name)),
    shareImage: asset('brand.shareImage', shareImage, (name) => readPicture(folder, 'shareImage', name)),
    font: asset('font.file', file.font?.file, (name) => readFont(folder, name)),
    pages,
    addedPages: added,
    coins: readCoinTexts(folder, faults),
    blockedLists: BLOCKED_FILES.filter((name) => existsSync(join(folder, name))),
    folder,
  }
  return {
    operator: { ...operator, fingerprint: fingerprintOf(operator, text) },
    variables: fileVariables(file),
    faults,
  }
}

/** @typedef {<T>(path: string, name: string | undefined, read: (name: string) => T) => T | null} ReadAsset */

/** @param {string} folder @param {OperatorFile['app']} app @param {ReadAsset} asset @returns {Operator['app']} */
function readApp(folder, app, asset) {
  /** @param {'icon' | 'maskableIcon'} name */
  const icon = (name) => asset(`app.${name}`, app?.[name], (file) => readAppPicture(folder, 'appIcon', file))
  const screenshots = (app?.screenshots ?? []).flatMap(
    ({ file }, at) =>
      asset(`app.screenshots.${at}.file`, file, (name) => readAppPicture(folder, 'screenshot', name)) ?? [],
  )
  return { icon: icon('icon'), maskableIcon: icon('maskableIcon'), screenshots }
}

/** @param {Omit<Operator, 'fingerprint'>} operator @param {string} text */
function fingerprintOf(
  { logo, emailLogo, app, favicon, shareImage, font, pages, coins, blockedLists },
  text,
) {
  const pictures = [logo?.onLight, logo?.onDark, emailLogo?.onLight, emailLogo?.onDark, favicon, shareImage]
  const ofApp = [app.icon, app.maskableIcon, ...app.screenshots]
  const files = [...pictures, ...ofApp, font].map((asset) => asset?.url ?? '')
  const facts = JSON.stringify([
    text,
    files,
    [...pages].sort(),
    [...coins.texts].sort(),
    coins.sources,
    blockedLists,
  ])
  return createHash('sha256').update(facts).digest('base64url').slice(0, 16)
}

/** @param {unknown} error */
function problemIn(error) {
  if (error instanceof RangeError) return error.message
  if (error instanceof SyntaxError) return 'must be JSON'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code) return `must be a file that can be read (${code})`
  throw error
}
