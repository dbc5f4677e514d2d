import type { Locale } from './languages'
import { LOCALES } from './locales'

/**
 * The first of a browser's languages that the site has; any Chinese is `cn`. Null when it has none of them, or when
 * nobody asked. `header` is Accept-Language (RFC 9110 §12.5.4).
 */
export function bestLanguage(header: string | null): Locale | null {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    // Stable, so that among equals the first one wins.
    .sort((one, other) => other.weight - one.weight)
  for (const { language } of wanted) {
    const found = language === 'zh' ? 'cn' : LOCALES.find((locale) => locale === language && locale !== 'cn')
    if (found) return found
  }
  return null
}
