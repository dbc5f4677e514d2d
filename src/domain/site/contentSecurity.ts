import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'

/** Origins that one party needs, by what for; `*.` before a host stands for every host below it. */
export type Sources = Partial<Record<'script' | 'connect' | 'img' | 'style' | 'font' | 'frame', string[]>>

type PageFacts = {
  inlineScripts: readonly string[]
  sources: readonly Sources[]
  /** Origins; left out or empty: no page may frame it. */
  framedBy?: readonly string[]
  isEncrypted: boolean
}

/** Pages are cached and served to everybody, so there is no nonce: our few inline scripts are known by their hashes. No
 * `unsafe-inline` and no `unsafe-eval` for scripts. Inline styles are allowed: stylesheets stand in the page
 * (PaintFirstHead), React and vendors write style attributes, which have no hashes, and hashes of all sheets exceed
 * the 4 kB of a header that proxies accept. An injected style can fetch only from the hosts listed here. Workers may
 * be blobs, because qr-scanner and Mixpanel's recorder make theirs so; a blob is bound by this policy too.
 * @throws Error for a source that is no safe origin */
export function pagePolicy({ inlineScripts, sources, isEncrypted, framedBy = [] }: PageFacts): string {
  const of = (kind: keyof Sources) => shortened(sources.flatMap((each) => each[kind] ?? []).map(checked))
  return written({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(hashOf), ...of('script')],
    'style-src': ["'self'", "'unsafe-inline'", ...of('style')],
    // A wallet's own picture, and what a stylesheet draws, carry themselves.
    'img-src': ["'self'", 'data:', ...of('img')],
    // Stylesheets carry the fonts of the first paint.
    'font-src': ["'self'", 'data:', ...of('font')],
    'connect-src': ["'self'", ...of('connect')],
    'frame-src': ["'self'", ...of('frame')],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': framedBy.length > 0 ? ["'self'", ...framedBy.map(checked)] : ["'none'"],
    ...(isEncrypted && { 'upgrade-insecure-requests': [] }),
  })
}

/** Framed by these origins and this site; by none where there is none. */
export const widgetPolicy = (
  inlineScripts: readonly string[],
  framedBy: readonly string[],
  isEncrypted: boolean,
): string => pagePolicy({ inlineScripts, sources: [], isEncrypted, framedBy })

/** Any site may frame it: nothing runs but its own script, nothing comes from elsewhere. */
export const viewPolicy = (script: string, styles: string): string =>
  written({ ...ofOneScript(script, styles), 'connect-src': ["'self'"], 'frame-ancestors': ['*'] })

/** No site may frame it, and it fetches nothing. */
export const barePolicy = (script: string, styles: string): string =>
  written({ ...ofOneScript(script, styles), 'frame-ancestors': ["'none'"] })

/** Of a page with no script, or with this one, which calls this site alone. */
export function withOneScript(policy: string, script?: string): string {
  const allowed = script === undefined ? {} : { script: hashOf(script), connect: "'self'" }
  return policy.replace(
    /(script|connect|frame|worker)-src [^;]*/g,
    (_, kind: string) => `${kind}-src ${allowed[kind as keyof typeof allowed] ?? "'none'"}`,
  )
}

const ofOneScript = (script: string, styles: string) => ({
  'default-src': ["'none'"],
  'script-src': [hashOf(script)],
  'style-src': [hashOf(styles)],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
})

const written = (policy: Record<string, string[]>) =>
  Object.entries(policy)
    .map((directive) => directive.flat().join(' '))
    .join('; ')

const hashOf = (text: string) => `'sha256-${base64.encode(sha256(utf8ToBytes(text)))}'`

/** Each once, and none that is covered by one with a `*.`: every response carries them. */
function shortened(list: string[]): string[] {
  const ends = list.flatMap((one) => (one.startsWith(BELOW) ? [one.slice(BELOW.length - 1)] : []))
  const isBelow = (one: string) =>
    one.startsWith('https://') && !one.startsWith(BELOW) && ends.some((end) => one.endsWith(end))
  return [...new Set(list)].filter((one) => !isBelow(one))
}

const BELOW = 'https://*.'

const SAFE = /^(https|wss):\/\/(\*\.)?[a-z\d]([\w.-]*[a-z\d])?(:\d+)?$/
const OF_THIS_MACHINE = /^(http|ws):\/\/(127\.0\.0\.1|localhost)(:\d+)?$/

/** Anything else could end its directive and begin another, or allow every origin. */
function checked(source: string): string {
  if (SAFE.test(source) || OF_THIS_MACHINE.test(source)) return source
  throw new Error(`${source} is no safe origin`)
}
