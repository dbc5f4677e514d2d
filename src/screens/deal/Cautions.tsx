import { useTranslation } from 'next-i18next/pages'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'
import { useProseFacts } from '@/store/useProseFacts'
import { Section } from '@/ui/Section'
import type { Deal } from './dealPath'

const CAUTIONS = ['name', 'bank', 'moves', 'network', 'checks'] as const

/** What can go wrong with bank money, said before anybody sends some. */
export function Cautions({ deal }: { deal: Deal }) {
  const { t } = useTranslation('buy-sell')
  const { sandbox } = useAppSelector(selectSite)
  const facts = useProseFacts()
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
