import { paths } from '@/config/paths'
import type { Invitations } from '@/contract/invitations'
import { showBtc } from '@/domain/money/btcAmount'
import { DATE, formatDate } from '@/domain/text/date'
import { useLanguage } from '@/i18n/useLanguage'
import { useTranslation } from '@/i18n/useTranslation'
import { Callout } from '@/ui/feedback/Callout'
import { PageLink } from '@/ui/layout/PageLink'
import { DescriptionList } from '@/ui/table/DescriptionList'

export function ReceivedInvitation({ invitation }: { invitation: NonNullable<Invitations['invitedBy']> }) {
  const { t } = useTranslation('invitations')
  const { intl } = useLanguage()
  const { acceptedAt, endsAt, state, rewardBtc, capBtc } = invitation
  return (
    <Callout tone={state === 'refused' ? 'warm' : 'plain'} title={t('received.title')}>
      <p>{t(`received.${state}`)}</p>
      <DescriptionList
        rows={[
          [t('friends.accepted'), formatDate(acceptedAt, intl, DATE)],
          [t('friends.ends'), formatDate(endsAt, intl, DATE)],
          [
            t('received.reward'),
            t('received.of', { reward: showBtc(rewardBtc, intl), cap: showBtc(capBtc, intl) }),
          ],
        ]}
      />
      <p>
        <PageLink href={paths.account.payouts}>{t('balance')}</PageLink>
      </p>
    </Callout>
  )
}
