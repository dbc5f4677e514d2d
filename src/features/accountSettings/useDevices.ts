import { endOtherSignIns, endSignIn, fetchSignIns } from '@/api/account'
import type { CustomerSignIn } from '@/contract/account'
import { failureOf } from '@/domain/text/failure'
import { useTranslation } from '@/i18n/useTranslation'
import { useQuery } from '@/query/useQuery'
import { useMutation } from '@/query/useMutation'

const fetchDevices = () => fetchSignIns()

export function useDevices() {
  const { t } = useTranslation('account-settings')
  const { data, failure, refetch } = useQuery('sign-ins', fetchDevices)
  const nameOf = (device: CustomerSignIn) => device.device || t('devices.unknown')
  const ending = useMutation(async (device: CustomerSignIn | 'others') => {
    if (device === 'others') await endOtherSignIns()
    else await end(device.id)
    await refetch()
    return device === 'others' ? null : nameOf(device)
  })
  return { devices: data, failure, again: refetch, nameOf, ending }
}

async function end(id: string) {
  try {
    await endSignIn(id)
  } catch (error) {
    const failure = failureOf(error)
    // Already ended, as was wanted.
    if (failure.kind !== 'refused' || failure.body.code !== 'not_found') throw error
  }
}
