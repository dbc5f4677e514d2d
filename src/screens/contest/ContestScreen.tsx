import { paths } from '@/config/paths'
import type { Contest } from '@/contract/contest'
import { ContestDetails } from '@/features/contest/ContestDetails'
import { Leaderboard } from '@/features/contest/Leaderboard'
import { useTranslation } from '@/i18n/useTranslation'
import { SeoHead } from '@/shell/SeoHead'
import { useProseValues } from '@/store/useProseValues'
import { ButtonLink } from '@/ui/form/Button'
import { Callout } from '@/ui/feedback/Callout'
import { NumberedSteps } from '@/ui/layout/NumberedSteps'
import { useIsOff } from '@/ui/layout/OffPages'
import { Section } from '@/ui/layout/Section'
import { ContentPage } from '../ContentPage'
import type { ContentsEntry } from '../Contents'
import type { PageProps } from '../loadPage'
import { PageActions } from '../PageActions'
import { useLanguage } from '@/i18n/useLanguage'
import { numberFormat } from '@/domain/money/numberFormat'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { Panel } from '@/ui/layout/Panel'

const STEPS = ['signIn', 'exchange', 'table'] as const
const FAIR = ['counted', 'names', 'ties', 'loss'] as const

export function ContestScreen({ data }: PageProps<Contest>) {
  const { t } = useTranslation('contest')
  const values = useProseValues()
  const isOff = useIsOff()
  const contents = useContestContents(data)
  return (
    <ContentPage
      title={t('title')}
      lead={t(`lead.${data?.state ?? 'unknown'}`)}
      actions={<PageActions first="exchange" />}
      contents={contents}
    >
      <SeoHead title={t('seo.title', values)} description={t('seo.description', values)} />
      {data?.state === 'none' && (
        <Callout tone="plain" title={t('none.title')}>
          <p>{t('none.text')}</p>
        </Callout>
      )}
      {data && data.state !== 'none' && <ContestParts contest={data} />}
      <Section id="how" title={t('how.title')}>
        <NumberedSteps
          steps={STEPS.map((step) => ({ title: t(`how.${step}.title`), texts: [t(`how.${step}.text`)] }))}
        />
      </Section>
      <Section id="fair" title={t('fair.title')}>
        <ul>
          {FAIR.map((rule) => (
            <li key={rule}>{t(`fair.${rule}`)}</li>
          ))}
        </ul>
      </Section>
      {!isOff(paths.loyalty) && (
        <Section id="loyalty" title={t('loyalty.title')} lead={t('loyalty.text', values)}>
          <p>
            <ButtonLink look="outline" href={paths.loyalty}>
              {t('loyalty.link')}
            </ButtonLink>
          </p>
        </Section>
      )}
    </ContentPage>
  )
}

function useContestContents(contest: Contest | null): ContentsEntry[] {
  const { t } = useTranslation('contest')
  const isOff = useIsOff()
  const state = contest?.state
  const hasPrizes = contest !== null && contest.state !== 'none' && contest.prizes.length > 0
  return [
    ...(state === 'running' ? [{ id: 'table', title: t('table.title') }] : []),
    ...(state === 'ended' ? [{ id: 'table', title: t('table.final') }] : []),
    ...(hasPrizes ? [{ id: 'prizes', title: t('prizes.title') }] : []),
    { id: 'how', title: t('how.title') },
    { id: 'fair', title: t('fair.title') },
    ...(isOff(paths.loyalty) ? [] : [{ id: 'loyalty', title: t('loyalty.title') }]),
  ]
}

function ContestParts({ contest }: { contest: Exclude<Contest, { state: 'none' }> }) {
  const { t } = useTranslation('contest')
  const { state, prizes, leaderboard } = contest
  const tableTitle = t(state === 'ended' ? 'table.final' : 'table.title')
  return (
    <>
      <ContestDetails contest={contest} />
      {state !== 'coming' && (
        <Section id="table" title={tableTitle} lead={t('table.lead')}>
          <Leaderboard title={tableTitle} places={leaderboard} prizes={prizes} />
        </Section>
      )}
      {prizes.length > 0 && (
        <Section id="prizes" title={t('prizes.title')}>
          <PrizeList prizes={prizes} />
        </Section>
      )}
    </>
  )
}

function PrizeList({ prizes }: { prizes: readonly string[] }) {
  const { t } = useTranslation('contest')
  const { intl } = useLanguage()
  const number = numberFormat(intl)
  return (
    <Panel>
      <DescriptionList
        rows={prizes.map((prize, index) => [t('prizes.place', { place: number.format(index + 1) }), prize])}
      />
    </Panel>
  )
}
