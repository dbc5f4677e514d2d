import { useTranslation } from 'next-i18next/pages'
import type { Currency } from '@/domain/currency'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'

export function useWarnings(from: Currency): string[] {
  const { t } = useTranslation('exchange-status')
  const { withKind } = useExtraIdKind()
  return (
    from.warnings_from
      // Said already in the first sentence of the same box.
      .filter((warning) => warning !== 'network_only')
      .map((warning) =>
        withKind(from.extra_id, (kind) =>
          t(`warnings.${warning}`, { defaultValue: warning, kind, ticker: from.symbolFront }),
        ),
      )
  )
}
