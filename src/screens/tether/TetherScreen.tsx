import { paths } from '@/config/paths'
import { PairLinks } from '@/features/curatedLinks/PairLinks'
import { TetherNetworks } from '@/features/tether/TetherNetworks'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useProseValues } from '@/store/useProseValues'
import { Section } from '@/ui/layout/Section'
import { FormPage } from '../FormPage'
import type { PageProps } from '../loadPage'
import type { TetherData } from './loadTether'

const NOTHING: TetherData = { networks: [], linked: [] }
const SECTIONS = ['why', 'table', 'advice'] as const
const ADVICE = ['receiver', 'fee', 'speed', 'own'] as const

export function TetherScreen({ data }: PageProps<TetherData>) {
  const { t } = useTranslation('tether')
  const values = useProseValues()
  const { networks, linked } = data ?? NOTHING
  const [first, ...others] = linked
  return (
    <FormPage
      title={t('title')}
      lead={t('lead')}
      contents={(first ? [...SECTIONS, 'links' as const] : SECTIONS).map((id) => ({
        id,
        title: t(`${id}.title`),
      }))}
    >
      <SeoHead title={t('seo.title', values)} description={t('seo.description')} />
      <Section id="why" title={t('why.title')}>
        <p>{t('why.same')}</p>
        <p>{t('why.different')}</p>
      </Section>
      <Section id="table" title={t('table.title')} lead={t('table.lead')}>
        <TetherNetworks networks={networks} />
      </Section>
      <Section id="advice" title={t('advice.title')}>
        <ul>
          {ADVICE.filter((advice) => t(`advice.${advice}`, values) !== '').map((advice) => (
            <li key={advice}>{t(`advice.${advice}`, values)}</li>
          ))}
        </ul>
      </Section>
      {first && (
        <Section id="links" title={t('links.title')}>
          <PairLinks
            title={t('links.from', { network: first.label })}
            pairs={others.map((other) => [first, other])}
            path={paths.pair}
          />
          <PairLinks
            title={t('links.to', { network: first.label })}
            pairs={others.map((other) => [other, first])}
            path={paths.pair}
          />
        </Section>
      )}
    </FormPage>
  )
}
