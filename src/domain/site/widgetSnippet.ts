import { EMBED_THEMES } from './embed'
import { widgetPath } from './widgetPage'

/** The file never changes, because pages of partners name its hash; another version is another file. */
export const WIDGET_LOADER = {
  path: '/widget-1.0.0.js',
  integrity: 'sha384-sUciVJqMvwUiCq/ue5GLZBl2XE54TiVp+YewZU48Ue1wZ2Y2Ppcsn0k5YLlPeEWw',
}

/** Of a frame before its height is known, in CSS pixels. */
const HEIGHT = 720

export const SNIPPET_KINDS = ['iframe', 'element', 'wordpress'] as const
export type SnippetKind = (typeof SNIPPET_KINDS)[number]

const quoted = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

type Embedded = { site: string; id: string; title: string }

/** What a partner copies into a page. `site`: the origin of this site. */
export function widgetSnippet(kind: SnippetKind, { site, id, title }: Embedded): string {
  const address = site + widgetPath(id)
  if (kind === 'iframe')
    return `<iframe src="${quoted(address)}" title="${quoted(title)}" width="100%" height="${HEIGHT}" style="border:0" allow="clipboard-write"></iframe>`
  // Editors of WordPress remove scripts: shortcodeFunction writes them.
  if (kind === 'wordpress') return `[halyard_exchange widget="${id}"]`
  return `<halyard-exchange widget="${id}" label="${quoted(title)}"></halyard-exchange>
<script src="${quoted(site + WIDGET_LOADER.path)}" integrity="${WIDGET_LOADER.integrity}" crossorigin="anonymous" defer></script>`
}

/** What WordPress needs once, in functions.php of a theme or in a plugin for snippets. */
export const shortcodeFunction = (site: string): string =>
  `add_shortcode('halyard_exchange', function ($given) {
  $names = ['widget', 'lang', 'theme', 'from', 'to', 'amount', 'label'];
  $text = '';
  foreach ($names as $name)
    if (isset($given[$name])) $text .= ' ' . $name . '="' . esc_attr($given[$name]) . '"';
  return '<halyard-exchange' . $text . '></halyard-exchange>'
    . '<script src="${site + WIDGET_LOADER.path}" integrity="${WIDGET_LOADER.integrity}" crossorigin="anonymous" defer></script>';
});`

/** Parameters of the address, which are attributes of the element too. */
const PARAMETERS = [
  'lang',
  'theme',
  'from',
  'to',
  'amount',
  'address',
  'memo',
  'expires',
  'nonce',
  'signature',
]
/** Of the element alone, and what any element may have. */
const ATTRIBUTES = ['widget', 'site', 'label', 'id', 'class', 'style', 'title']

const VALUES: Readonly<Record<string, RegExp>> = {
  widget: /^[\da-hjkmnp-tv-z]{16}$/,
  lang: /^(cn|de|en|es|fr|id|ja|pt|ru|vi)$/,
  theme: new RegExp(`^(${EMBED_THEMES.join('|')})$`),
  from: /^[a-z\d]+(-[a-z\d]+)*$/,
  to: /^[a-z\d]+(-[a-z\d]+)*$/,
  amount: /^\d+(\.\d+)?$/,
  expires: /^\d{10,11}$/,
  nonce: /^[\w-]{16,64}$/,
  signature: /^[\w+/-]{86}={0,2}$/,
}

/** `insecure`: the loader is another file than the one with that hash. */
export type SnippetFault = { name: string; problem: 'unknown' | 'value' | 'missing' | 'insecure' | 'none' }

/** As a page has it: parameters of a frame, or attributes of an element. */
export type FoundWidget = { kind: 'frame' | 'element'; values: Readonly<Record<string, string>> }

export function snippetFaults({ kind, values }: FoundWidget): SnippetFault[] {
  const known = kind === 'frame' ? [...PARAMETERS, 'widget'] : [...PARAMETERS, ...ATTRIBUTES]
  const faults = Object.entries(values).flatMap(([name, value]): SnippetFault[] => {
    if (!known.includes(name)) return [{ name, problem: 'unknown' }]
    return VALUES[name]?.test(value) === false ? [{ name, problem: 'value' }] : []
  })
  const needs = (name: string): SnippetFault[] => (values[name] ? [] : [{ name, problem: 'missing' }])
  const isSigned = ['signature', 'nonce', 'expires'].some((name) => values[name])
  const ofSigned = isSigned ? ['from', 'to', 'address', 'expires', 'nonce', 'signature'] : []
  return [...faults, ...['widget', ...ofSigned].flatMap(needs)]
}
