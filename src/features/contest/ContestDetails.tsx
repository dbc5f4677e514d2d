import type { Contest } from '@/contract/contest'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { DescriptionList } from '@/ui/table/DescriptionList'
import { Panel } from '@/ui/layout/Panel'
import { useMoment } from '@/ui/hooks/useMoment'

import styles from './Contest.module.css'
import { useEffect, useState } from 'react'
import { useIsBrowser } from '@/browser/page/useIsBrowser'
import * as timings from '@/config/timings'
import { countdownText } from '@/domain/exchange/countdown'

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

function ContestCountdown({ until }: { until: string }) {
  const { intl } = useLanguage()
  const isBrowser = useIsBrowser()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), timings.countdownTick)
    return () => clearInterval(timer)
  }, [])
  // The served page may be half a minute old.
  const left = isBrowser ? countdownText(Date.parse(until) - now, intl) : '…'
  return <span role="timer">{left}</span>
}
