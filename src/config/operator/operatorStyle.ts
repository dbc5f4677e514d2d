import { accentStyle } from '@/domain/site/accentStyle'
import { localizedText } from './localizedText'
import { formFactor } from './screenshotFaults'
import { startedOperator } from './startOperator'
import { isDarkGround, schemeColors, schemeCss, themeCss } from './theme'
import { publicEnv } from '@/config/publicEnv'

const SYSTEM = 'system-ui,sans-serif'
const CJK = {
  ja: "'Hiragino Sans','Noto Sans CJK JP','Yu Gothic',Meiryo",
  zh: "'PingFang SC','Noto Sans CJK SC','Microsoft YaHei'",
}

/** The style sheet of the operator file in every document; empty without one. BRAND_ACCENT wins over its accents. */
export function operatorStyle(): string {
  const { file } = startedOperator()
  const accent = publicEnv.brandAccent ? accentStyle(publicEnv.brandAccent) : ''
  return themeCss(file.colors ?? {}) + fontCss() + accent
}

/** The declarations of one scheme, for the views in other sites' pages. */
export const operatorScheme = (scheme: 'light' | 'dark'): string =>
  schemeCss(scheme, startedOperator().file.colors?.[scheme] ?? {})

export const operatorIcon = (): { url: string; type: string; bytes: Uint8Array } | null =>
  startedOperator().favicon

/** How browsers install the site, as far as the operator file says it. */
export function operatorApp(language: string) {
  const { file, app } = startedOperator()
  const labels = (file.app?.screenshots ?? []).map(({ label }) => localizedText(label, language) ?? '')
  return {
    shortName: file.app?.shortName ?? null,
    icon: app.icon,
    maskableIcon: app.maskableIcon,
    screenshots: app.screenshots.map((one, at) => ({
      ...{ src: one.url, sizes: `${one.width}x${one.height}`, type: one.type },
      ...{ form_factor: formFactor(one), label: labels[at] ?? '' },
    })),
  }
}

/** Whether the site looks or is called otherwise than ours. */
export const hasOperatorBrand = (): boolean => {
  const { brand, colors, font } = startedOperator().file
  return (
    [brand, colors, font].some(Boolean) || publicEnv.brandName !== 'Halyard' || publicEnv.brandAccent !== ''
  )
}

/** The font that every first view needs, in place of ours; null where it is ours, or none is loaded. */
export function operatorFont(): { url: string | null } | null {
  const { file, font } = startedOperator()
  return file.font ? { url: font?.url ?? null } : null
}

/** Colors of the browser around an installed site: a manifest knows one scheme only. */
export function operatorManifestColors() {
  const { header, background } = schemeColors('light', startedOperator().file.colors?.light ?? {})
  return { theme_color: header, background_color: background }
}

/** How a picture for shared links looks: as the header does in the light scheme. */
export function operatorPicture(accent: string | null) {
  const { file, logo } = startedOperator()
  const colors = schemeColors('light', file.colors?.light ?? {})
  const picture = logo && (isDarkGround(colors.header) ? logo.onDark : logo.onLight)
  return {
    accent: accent ?? colors.accent,
    ground: colors.header,
    ink: colors.headerText,
    muted: colors.headerTextMuted,
    logo: picture && {
      src: `data:${picture.type};base64,${picture.bytes.toString('base64')}`,
      width: picture.width,
      height: picture.height,
      hasName: file.brand?.showName ?? true,
    },
  }
}

export const operatorShareImage = (): Uint8Array | null => startedOperator().shareImage?.bytes ?? null

function fontCss(): string {
  const { file, font } = startedOperator()
  if (!file.font) return ''
  const { family, weight = '400' } = file.font
  const fallback = font?.metrics
  const names = font ? [`'${family}'`, ...(fallback ? [`'${family} Fallback'`] : [])].join() : family
  const rules = [
    `html:root{--font:${names},${SYSTEM}}`,
    ...Object.entries(CJK).map(
      ([tag, fonts]) => `html:root:lang(${tag}){--font:${names},${fonts},${SYSTEM}}`,
    ),
  ]
  if (!font) return rules.join('')
  rules.unshift(
    `@font-face{font-family:'${family}';font-weight:${weight};font-display:optional;src:url('${font.url}') format('woff2')}`,
  )
  if (!fallback) return rules.join('')
  const { sizeAdjust, ascent, descent, lineGap } = fallback
  const measures = `size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%`
  return `@font-face{font-family:'${family} Fallback';src:local('Arial'),local('Liberation Sans');${measures}}${rules.join('')}`
}
