import type { Translate } from './translate'

/** Words for extra ids, by a translator that has the texts of `reusable`. */
export function extraIdWords(t: Translate, intl: string) {
  const kindOf = (label: string): string => {
    const kind = extraIdKind(label)
    return kind ? t(`reusable:extraId.${kind}`) : label
  }

  /** Starts with a capital when a translated kind comes first. */
  const withKind = (label: string, format: (kind: string) => string): string => {
    const kind = kindOf(label)
    const text = format(kind)
    if (!extraIdKind(label) || !text.startsWith(kind)) return text
    return text.charAt(0).toLocaleUpperCase(intl) + text.slice(1)
  }

  return { kindOf, withKind }
}

type ExtraIdKind = 'memo' | 'destinationTag' | 'comment' | 'note' | 'paymentId'

const KINDS = new Map<string, ExtraIdKind>([
  ['memo', 'memo'],
  ['tag', 'destinationTag'],
  ['destinationtag', 'destinationTag'],
  ['comment', 'comment'],
  ['note', 'note'],
  ['paymentid', 'paymentId'],
])

export const extraIdKind = (label: string): ExtraIdKind | null =>
  KINDS.get(label.toLowerCase().replace(/[\s_-]/g, '')) ?? null
