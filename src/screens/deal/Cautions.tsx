import { useTranslation } from 'next-i18next/pages'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'
import { useProseValues } from '@/store/useProseValues'
import { Section } from '@/ui/Section'
import type { Deal } from './dealPath'

const CAUTIONS = ['name', 'bank', 'moves', 'network', 'checks'] as const

/** Risks of fiat payments, before any is sent. */
export function Cautions({ deal }: { deal: Deal }) {
  const { t } = useTranslation('buy-sell')
  const { sandbox } = useAppSelector(selectSite)
  const facts = useProseValues()
  return (
    <Section title={t('cautions.title')}>
      <ul>
        {CAUTIONS.map((caution) => (
          <li key={caution}>{t(caution === 'network' ? `${deal}.network` : `cautions.${caution}`, facts)}</li>
        ))}
        {sandbox && <li>{t('cautions.sandbox')}</li>}
      </ul>
    </Section>
  )
}
