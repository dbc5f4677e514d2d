import type { WidgetBody } from '@/contract/partnerWidgets'
import { LABEL_LENGTH } from '@/domain/partner/partnerCode'
import {
  hasEnoughContrast,
  isAccent,
  isOfThisMachine,
  MAX_ORIGINS,
  MAX_WIDGET_KEYS,
  normalOrigin,
} from '@/domain/partner/widget'

type Problems = Partial<Record<'name' | 'origins' | 'accent' | 'fromAsset' | 'publicKeys', string>>

/** What can be seen without the server, which also knows shared domains. */
export function widgetProblems(typed: WidgetBody): Problems {
  const { name, origins, accent, fromAsset, toAsset, publicKeys } = typed
  const isColor = accent === '' || (isAccent(accent.toLowerCase()) && hasEnoughContrast(accent.toLowerCase()))
  const isPair = (fromAsset === '') === (toAsset === '') && (fromAsset === '' || fromAsset !== toAsset)
  const areOrigins = origins.length > 0 && origins.length <= MAX_ORIGINS && origins.every(isOrigin)
  return {
    ...((name === '' || name.length > LABEL_LENGTH) && { name: WRONG }),
    ...(!areOrigins && { origins: WRONG }),
    ...(!isColor && { accent: WRONG }),
    ...(!isPair && { fromAsset: WRONG }),
    ...(publicKeys.length > MAX_WIDGET_KEYS && { publicKeys: WRONG }),
  }
}

const WRONG = 'validation_failed'

function isOrigin(typed: string): boolean {
  const origin = normalOrigin(typed)
  return origin !== null && (origin.startsWith('https://') || isOfThisMachine(origin))
}

/** PEM blocks as they are, and other keys one in a line. */
export function keysIn(text: string): string[] {
  const blocks = text.match(/-----BEGIN[\s\S]*?-----END[^-]*-----/g) ?? []
  const rest = blocks.reduce((left, block) => left.replace(block, '\n'), text)
  const lines = rest
    .split(/\s*\n\s*/)
    .map((line) => line.trim())
    .filter(Boolean)
  // The API takes no line breaks in a text.
  return [...blocks.map((block) => block.replace(/\s*\n\s*/g, ' ')), ...lines]
}
