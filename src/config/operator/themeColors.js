// @ts-check

/**
 * The colours of src/ui/theme.css by the names of the operator file, for what a file leaves out; a test compares the two.
 *
 * @typedef {typeof DEFAULT_COLORS.light} SchemeColors
 * @typedef {keyof SchemeColors} ColorName
 */
export const TOKENS = /** @type {const} */ ({
  accent: '--accent',
  accentInk: '--accent-ink',
  accentStrong: '--accent-strong',
  background: '--paper',
  surface: '--surface',
  sunken: '--sunken',
  text: '--ink',
  textMuted: '--ink-2',
  textSubtle: '--ink-3',
  line: '--line',
  lineStrong: '--line-strong',
  header: '--deep',
  headerRaised: '--deep-2',
  headerText: '--on-deep',
  headerTextMuted: '--on-deep-2',
  positive: '--up',
  negative: '--down',
})

export const DEFAULT_COLORS = {
  light: {
    accent: '#ff6a3d',
    accentInk: '#0f1b2d',
    accentStrong: '#f2551f',
    background: '#faf8f4',
    surface: '#ffffff',
    sunken: '#f3f0e9',
    text: '#0f1b2d',
    textMuted: '#46536a',
    textSubtle: '#5f6b80',
    line: '#e4dfd4',
    lineStrong: '#8b8779',
    header: '#0f1b2d',
    headerRaised: '#18283f',
    headerText: '#f4efe6',
    headerTextMuted: '#a9b6c9',
    positive: '#0a7a52',
    negative: '#b3184b',
  },
  dark: {
    accent: '#ff6a3d',
    accentInk: '#0f1b2d',
    accentStrong: '#ff8159',
    background: '#0b1420',
    surface: '#132032',
    sunken: '#0e1929',
    text: '#f1ece3',
    textMuted: '#b4bfce',
    textSubtle: '#93a1b5',
    line: '#24344b',
    lineStrong: '#5f7391',
    header: '#070d16',
    headerRaised: '#132032',
    headerText: '#f4efe6',
    headerTextMuted: '#a9b6c9',
    positive: '#4cc38a',
    negative: '#ff7aa0',
  },
}
