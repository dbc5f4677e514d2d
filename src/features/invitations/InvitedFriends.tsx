import { paths } from '@/config/paths'
import type { InvitedFriend, Invitations } from '@/contract/invitations'
import { showBtc } from '@/domain/money/btcAmount'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PageLink } from '@/ui/layout/PageLink'
import { Section } from '@/ui/layout/Section'
import { CardTable } from '@/ui/table/CardTable'
import { DescriptionList } from '@/ui/table/DescriptionList'

/** By the day on which they entered the code: nothing else says who they are. */
export function InvitedFriends({ friends, earnedBtc }: Pick<Invitations, 'friends' | 'earnedBtc'>) {
  const { t } = useTranslation('invitations')
  const { intl } = useLanguage()
  const dateOf = (day: string) => formatDate(`${day}T12:00:00Z`, intl, { ...DATE, timeZone: 'UTC' })
  if (friends.length === 0)
    return (
      <Section title={t('friends.title')}>
        <EmptyState title={t('friends.empty')} />
      </Section>
    )
  const rowOf = ({ acceptedOn, endsOn, state, rewardBtc }: InvitedFriend, index: number) => ({
    key: `${acceptedOn} ${index}`,
    cells: [dateOf(acceptedOn), t(`states.${state}`), dateOf(endsOn), showBtc(rewardBtc, intl)] as [
      string,
      ...string[],
    ],
  })
  return (
    <Section title={t('friends.title')} lead={t('friends.lead')}>
      <DescriptionList rows={[[t('friends.total'), showBtc(earnedBtc, intl)]]} />
      <CardTable
        caption={t('friends.title')}
        columns={[
          { name: t('friends.accepted') },
          { name: t('friends.state') },
          { name: t('friends.ends') },
          { name: t('friends.reward'), isNumber: true },
        ]}
        rows={friends.map(rowOf)}
      />
      <p>
        <PageLink href={paths.account.payouts}>{t('balance')}</PageLink>
      </p>
    </Section>
  )
}
