import { contrast } from '@/domain/site/contrast'
import { inkOn } from '@/domain/site/accentStyle'

export const MAX_WIDGETS = 20
export const MAX_ORIGINS = 10
/** The one in use, and the one that replaces it. */
export const MAX_WIDGET_KEYS = 2

/** As the server makes public ids. */
const ID = /^[\da-hjkmnp-tv-z]{16}$/
export const isWidgetId = (text: string): boolean => ID.test(text)

/** Of a button's word on it, in both color schemes (WCAG 2.2, 1.4.3). */
export const ACCENT_CONTRAST = 4.5

export const isAccent = (text: string): boolean => /^#[\da-f]{6}$/.test(text)

export const hasEnoughContrast = (accent: string): boolean =>
  contrast(accent, inkOn(accent)) >= ACCENT_CONTRAST

/** Why a page at that origin cannot be registered. `shared`: many people's pages are below that domain. */
export type OriginFault = 'form' | 'wildcard' | 'insecure' | 'local' | 'shared'

const SHAPE = /^https?:\/\/[a-z\d.-]+(:\d{1,5})?$/

/** An origin as browsers write it: in lower case, without a default port or a slash. Null: it is none. */
export function normalOrigin(typed: string): string | null {
  const text = typed.trim()
  if (!/^https?:\/\/[^/?#\s@]+\/?$/i.test(text)) return null
  try {
    const { origin } = new URL(text)
    return SHAPE.test(origin) ? origin : null
  } catch {
    return null
  }
}

export const isOfThisMachine = (origin: string): boolean =>
  /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)

/** What the server knows of a widget. */
export type Widget = {
  /** Null: the operator's own, at /views/exchange. */
  id: string | null
  name: string
  origins: readonly string[]
  theme: 'auto' | 'light' | 'dark'
  accent: string | null
  language: string | null
  from: string | null
  to: string | null
  hasKeys: boolean
}

/** What a page of the widget needs to know of it. */
export type WidgetFacts = Omit<Widget, 'accent'> & { accentStyle: string | null }
