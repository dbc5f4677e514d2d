// @ts-check
import { contrast, mix } from '../../domain/site/contrast.js'
import { DEFAULT_COLORS, TOKENS } from './themeColors.js'

/** @typedef {import('./themeColors.js').SchemeColors} SchemeColors */
/** @typedef {import('./themeColors.js').ColorName} ColorName */
/** @typedef {Partial<Record<ColorName, string | undefined>>} Given */
/** @typedef {'light' | 'dark'} Scheme */

/** WCAG 2.2: text at AA (1.4.3), and marks that are no text (1.4.11). */
const TEXT = 4.5
const MARK = 3

const INKS = ['#0f1b2d', '#ffffff']
/** How much of the ground shows through the muted text of the header, and through soft fills. */
const MUTED = 0.78
const SOFT = 0.16

/** Each text and the surfaces on which the stylesheets put it. */
const PAIRS = /** @type {const} */ ([
  ['text', ['background', 'surface', 'sunken'], TEXT],
  ['textMuted', ['background', 'surface', 'sunken'], TEXT],
  ['textSubtle', ['background', 'surface', 'sunken'], TEXT],
  ['headerText', ['header', 'headerRaised'], TEXT],
  ['headerTextMuted', ['header', 'headerRaised'], TEXT],
  ['accentInk', ['accent', 'accentStrong'], TEXT],
  ['positive', ['background', 'surface'], TEXT],
  ['negative', ['background', 'surface'], TEXT],
  ['lineStrong', ['surface'], MARK],
])

/** @param {Scheme} scheme @param {Given} given @returns {SchemeColors} */
export function schemeColors(scheme, given) {
  const own = /** @type {Partial<SchemeColors>} */ (
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  )
  const colors = { ...DEFAULT_COLORS[scheme], ...own }
  if (own.accent) {
    colors.accentInk = own.accentInk ?? bestInk(own.accent)
    colors.accentStrong = own.accentStrong ?? own.accent
  }
  if (own.header) {
    colors.headerRaised = own.headerRaised ?? mix(bestInk(own.header), 0.08, own.header)
    colors.headerText = own.headerText ?? bestInk(own.header)
    colors.headerTextMuted = own.headerTextMuted ?? mix(colors.headerText, MUTED, own.header)
  }
  return colors
}

/** @param {string} ground */
const bestInk = (ground) =>
  INKS.reduce((best, ink) => (contrast(ink, ground) > contrast(best, ground) ? ink : best))

/** Whether dark or white text reads better on it. @param {string} ground */
export const isDarkGround = (ground) => bestInk(ground) === '#ffffff'

/** What cannot be read. @param {Scheme} scheme @param {Given} given @returns {{ path: string, problem: string }[]} */
export function contrastFaults(scheme, given) {
  if (Object.keys(given).length === 0) return []
  const colors = schemeColors(scheme, given)
  return PAIRS.flatMap(([ink, grounds, least]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(colors[ink], colors[ground])
      if (ratio >= least) return []
      const problem = `must have a contrast of at least ${least} to 1 with ${ground} ${colors[ground]}; ${colors[ink]} has ${rounded(ratio)}`
      return [{ path: `colors.${scheme}.${ink}`, problem }]
    }),
  )
}

/** Downwards, so that a ratio that is refused never reads as one that is enough. @param {number} ratio */
const rounded = (ratio) => (Math.floor(ratio * 100) / 100).toFixed(2)

/** Empty where nothing is given. @param {Scheme} scheme @param {Given} given */
export function schemeCss(scheme, given) {
  if (Object.keys(given).length === 0) return ''
  const colors = schemeColors(scheme, given)
  const names = /** @type {ColorName[]} */ (Object.keys(TOKENS))
  const tokens = names.map((name) => `${TOKENS[name]}:${colors[name]}`)
  const derived = [
    `--accent-soft:${mix(colors.accent, SOFT, colors.surface)}`,
    `--up-soft:${mix(colors.positive, SOFT, colors.surface)}`,
    `--down-soft:${mix(colors.negative, SOFT, colors.surface)}`,
    `--line-deep:${mix(colors.headerText, 0.18, colors.header)}`,
    `--line-deep-strong:${mix(colors.headerText, 0.45, colors.header)}`,
  ]
  return [...tokens, ...derived].join(';')
}

/** Print has a scheme of its own. @param {{ light?: Given | undefined, dark?: Given | undefined }} colors */
export function themeCss({ light = {}, dark = {} }) {
  const sheets = [
    ['html:root', schemeCss('light', light)],
    // A light colour must not reach the dark scheme because it stands on the same element.
    ["html:root[data-theme='dark']", schemeCss('dark', dark) || (schemeCss('light', light) && defaultDark())],
  ]
  const rules = sheets.filter(([, css]) => css).map(([selector, css]) => `${selector}{${css}}`)
  return rules.length > 0 ? `@media screen{${rules.join('')}}` : ''
}

const defaultDark = () => schemeCss('dark', { accent: DEFAULT_COLORS.dark.accent })
