import type { Partner } from '@/contract/partners'
import { useTranslation } from '@/i18n/useTranslation'
import { LoadError } from '@/ui/feedback/LoadError'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { Codes } from './Codes'
import { LinkBuilder } from './LinkBuilder'
import { useCodes } from './useCodes'

export function LinksAndCodes({ partner }: { partner: Partner }) {
  const { t } = useTranslation(['partners', 'customer_account'])
  const { data: codes, failure, refetch } = useCodes()
  const usable = codes?.filter(({ endedAt }) => endedAt === null) ?? []
  return (
    <>
      {failure && <LoadError failure={failure} what={t('codes.failed')} onAgain={() => void refetch()} />}
      {!codes && !failure && <Skeleton label={t('customer_account:waiting')} lines={4} />}
      {usable.length > 0 && <LinkBuilder codes={usable} />}
      {codes && <Codes codes={codes} isActive={partner.state === 'active'} />}
    </>
  )
}
