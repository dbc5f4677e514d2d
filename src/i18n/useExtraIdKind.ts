import { useTranslation } from 'next-i18next/pages'
import { extraIdKind } from '@/domain/extraIdKind'
import { useLanguage } from './useLanguage'

/** Translates a currency's `extra_id` label. A label we have no text for stays as the back end sent it. */
export function useExtraIdKind() {
  const { t } = useTranslation('reusable')
  const { intl } = useLanguage()

  /** As it is written inside a sentence. */
  const kindOf = (label: string): string => {
    const kind = extraIdKind(label)
    return kind ? t(`extraId.${kind}`) : label
  }

  /** The text that `format` makes with the kind; it gets a capital when it starts with a translated kind. */
  const withKind = (label: string, format: (kind: string) => string): string => {
    const kind = kindOf(label)
    const text = format(kind)
    if (!extraIdKind(label) || !text.startsWith(kind)) return text
    return text.charAt(0).toLocaleUpperCase(intl) + text.slice(1)
  }

  return { kindOf, withKind }
}
