import type { Currency } from '@/domain/currency/currency'
import { useExtraIdKind } from '@/i18n/useExtraIdKind'
import { useTranslation } from '@/i18n/useTranslation'
import { Section } from '@/ui/layout/Section'

export function GuideCautions({ from, to }: { from: Currency; to: Currency }) {
  const { t } = useTranslation(['guides', 'exchange-status'])
  const { withKind } = useExtraIdKind()
  const said = (codes: string[], { extra_id, symbolFront, fullInfo }: Currency) =>
    codes.map((code) =>
      code === 'network_only'
        ? t('caution.network', { ticker: symbolFront, network: fullInfo.network_name })
        : withKind(extra_id, (kind) =>
            t(`exchange-status:warnings.${code}`, { defaultValue: code, kind, ticker: symbolFront }),
          ),
    )
  const cautions = [...said(from.warnings_from, from), ...said(to.warnings_to, to), t('caution.once')]
  return (
    <Section id="cautions" title={t('caution.title')}>
      <ul>
        {[...new Set(cautions)].map((caution) => (
          <li key={caution}>{caution}</li>
        ))}
      </ul>
    </Section>
  )
}
