import { LOCALES } from '@/config/locales'
import type { WidgetBody } from '@/contract/partnerWidgets'
import { LABEL_LENGTH } from '@/domain/partner/partnerCode'
import {
  ACCENT_CONTRAST,
  hasEnoughContrast,
  isAccent,
  MAX_ORIGINS,
  MAX_WIDGET_KEYS,
  normalOrigin,
  type OriginFault,
} from '@/domain/partner/widget'
import type { StoredWidget } from '@/server/database/schema'
import { type FieldErrors, hasErrors, validationError } from '@/server/kernel/validationError'
import { normalKey } from '@/server/partners/widgetKey'
import { originFault } from '@/server/partners/widgetOrigin'

type Fields = Pick<
  StoredWidget,
  'name' | 'origins' | 'theme' | 'accent' | 'language' | 'fromAsset' | 'toAsset' | 'publicKeys'
>

const ORIGIN_FAULTS: Record<OriginFault, string> = {
  form: 'is no origin, such as https://example.com.',
  wildcard: 'has a wildcard: each origin is named.',
  insecure: 'must begin with https://.',
  local: 'is not reached from outside: only a sandbox takes http://localhost.',
  shared: 'is shared by many sites: name your own host below it.',
}

const ASSET = /^[a-z\d]+(-[a-z\d]+)+$/

/** As they are stored. @throws ApiError 400 that names every wrong field */
export function widgetFields(body: WidgetBody, isSandbox: boolean): Fields {
  const texts = { ...body, accent: body.accent.toLowerCase() }
  const errors = fieldErrors(texts, isSandbox)
  if (hasErrors(errors)) throw validationError(errors)
  return {
    name: body.name,
    origins: [...new Set(body.origins.map((origin) => normalOrigin(origin) ?? ''))],
    theme: body.theme,
    accent: texts.accent || null,
    language: body.language || null,
    fromAsset: body.fromAsset || null,
    toAsset: body.toAsset || null,
    publicKeys: [...new Set(body.publicKeys.map((key) => normalKey(key) ?? ''))],
  }
}

function fieldErrors(body: WidgetBody, isSandbox: boolean): FieldErrors {
  const { name, accent, language, fromAsset, toAsset, publicKeys } = body
  const isPair = fromAsset === '' ? toAsset === '' : ASSET.test(fromAsset) && ASSET.test(toAsset)
  const problems: Record<string, string | null> = {
    name: name === '' || name.length > LABEL_LENGTH ? `Must have 1 to ${LABEL_LENGTH} characters.` : null,
    origins: originsProblem(body.origins, isSandbox),
    accent: accentProblem(accent),
    language:
      language === '' || LOCALES.some((one) => one === language)
        ? null
        : `Must be one of ${LOCALES.join(', ')}.`,
    fromAsset:
      isPair && (fromAsset === '' || fromAsset !== toAsset)
        ? null
        : 'Must be two coins, such as btc-btc, or none.',
    publicKeys:
      publicKeys.length > MAX_WIDGET_KEYS
        ? `At most ${MAX_WIDGET_KEYS} keys.`
        : publicKeys.some((key) => normalKey(key) === null)
          ? 'Must be Ed25519 public keys, as PEM or base64.'
          : null,
  }
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, description]) =>
      description === null ? [] : [[field, { code: 'validation_failed' as const, description }]],
    ),
  )
}

function originsProblem(origins: readonly string[], isSandbox: boolean): string | null {
  if (origins.length === 0 || origins.length > MAX_ORIGINS) return `Must be 1 to ${MAX_ORIGINS} origins.`
  for (const origin of origins) {
    const fault = originFault(origin, isSandbox)
    if (fault) return `${origin.slice(0, 100)} ${ORIGIN_FAULTS[fault]}`
  }
  return null
}

function accentProblem(accent: string): string | null {
  if (accent === '') return null
  if (!isAccent(accent)) return 'Must be a color such as #1f6feb.'
  return hasEnoughContrast(accent)
    ? null
    : `Words on it must have a contrast of at least ${ACCENT_CONTRAST} to 1.`
}
