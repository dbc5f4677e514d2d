import { useTranslation } from '@/i18n/useTranslation'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { AcceptForm } from './AcceptForm'
import { InvitationCode } from './InvitationCode'
import { InvitedFriends } from './InvitedFriends'
import { ReceivedInvitation } from './ReceivedInvitation'
import { useInvitations } from './useInvitations'

/** Inviting friends, and the code of a friend: what both sides earn, and how far they are. */
export function InvitationsPart() {
  const { t } = useTranslation(['invitations', 'customer_account'])
  const { data, failure, refetch } = useInvitations()
  if (!data)
    return failure ? (
      <LoadError failure={failure} what={t('failed')} onAgain={() => void refetch()} />
    ) : (
      <Skeleton label={t('customer_account:waiting')} lines={6} />
    )
  const { code, terms, friends, earnedBtc, invitedBy, mayAccept } = data
  return (
    <>
      {invitedBy && <ReceivedInvitation invitation={invitedBy} />}
      {mayAccept && <AcceptForm terms={terms} />}
      <InvitationCode code={code} terms={terms} />
      <InvitedFriends friends={friends} earnedBtc={earnedBtc} />
    </>
  )
}
