import { useTranslation } from 'next-i18next/pages'
import type { Contest } from '@/contract/contest'
import { useLanguage } from '@/i18n/useLanguage'
import { DescriptionList } from '@/ui/DescriptionList'
import { Panel } from '@/ui/Panel'
import { useMoment } from '@/ui/useMoment'
import { ContestCountdown } from './ContestCountdown'
import styles from './Contest.module.css'

type Props = { contest: Exclude<Contest, { state: 'none' }> }

export function ContestDetails({ contest }: Props) {
  const { t } = useTranslation('contest')
  const { intl } = useLanguage()
  const moment = useMoment(intl)
  const { state, startsAt, endsAt, rulesUrl } = contest
  const time = (iso: string) => (
    <time dateTime={iso} suppressHydrationWarning>
      {moment(iso)}
    </time>
  )
  const left = {
    coming: [[t('facts.startsIn'), <ContestCountdown key="left" until={startsAt} />] as const],
    running: [[t('facts.endsIn'), <ContestCountdown key="left" until={endsAt} />] as const],
    ended: [],
  }
  return (
    <Panel>
      <DescriptionList
        rows={[[t('facts.starts'), time(startsAt)], [t('facts.ends'), time(endsAt)], ...left[state]]}
      />
      {rulesUrl && (
        <p className={styles.rules}>
          <a href={rulesUrl}>{t('facts.rules')}</a>
        </p>
      )}
    </Panel>
  )
}
