import { useTranslation } from 'next-i18next/pages'
import type { Currency } from '@/domain/currency'

/** What to mind when sending this currency. A code of ours has a text of ours, a foreign back end's sentence stays. */
export function useWarnings(from: Currency): string[] {
  const { t } = useTranslation('exchange-status')
  return (
    from.warnings_from
      // Said already in the first sentence of the same box.
      .filter((warning) => warning !== 'network_only')
      .map((warning) =>
        t(`warnings.${warning}`, { defaultValue: warning, kind: from.extra_id, ticker: from.symbolFront }),
      )
  )
}
