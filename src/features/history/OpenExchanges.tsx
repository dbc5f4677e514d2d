import { useTranslation } from 'next-i18next/pages'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAsked } from '@/store/useAsked'
import { useWatched } from '@/store/useWatched'
import { AskFailure } from '@/ui/AskFailure'
import { Section } from '@/ui/Section'
import { ExchangeRows } from './ExchangeRows'

/** More than anybody follows at once. */
const MOST = 50

const ask = async () => {
  const { fetchHistory } = await import('@/api/exchanges')
  return (await fetchHistory({ state: 'open', search: '', offset: 0, limit: MOST })).result
}

type Props = {
  /** Changes when others may have been added. */
  round: number
  /** Told when one of them has come to its end. */
  onEnded: () => void
}

/** What is under way, as it stands; nothing at all when nothing is. */
export function OpenExchanges({ round, onEnded }: Props) {
  const { t } = useTranslation('customer_account')
  const { answer, failure, again, refresh } = useAsked(String(round), ask)
  useWatched(answer !== null && answer.length > 0, refresh)
  const ended = useEffectEvent(onEnded)
  const known = useRef<string[]>([])
  useEffect(() => {
    if (!answer) return
    const now = answer.map(({ publicId }) => publicId)
    const hasEnded = known.current.some((publicId) => !now.includes(publicId))
    known.current = now
    if (hasEnded) ended()
  }, [answer])

  if (!answer?.length && !failure) return null
  return (
    <Section title={t('overview.open')} lead={answer?.length ? t('overview.openLead') : undefined}>
      {failure && <AskFailure failure={failure} what={t('history.failed')} onAgain={() => void again()} />}
      {answer && answer.length > 0 && <ExchangeRows caption={t('overview.open')} exchanges={answer} />}
    </Section>
  )
}
