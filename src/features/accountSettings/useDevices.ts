import { useTranslation } from 'next-i18next/pages'
import type { CustomerSignIn } from '@/contract/account'
import { failureOf } from '@/domain/failure'
import { useAsked } from '@/store/useAsked'
import { useAttempt } from '@/store/useAttempt'

const fetchDevices = async () => (await import('@/api/account')).fetchSignIns()

/** The devices of the customer, and the way to end the sign-in of one or of all others; `question` as in useAsked. */
export function useDevices(question: string) {
  const { t } = useTranslation('account-settings')
  const { answer, failure, again } = useAsked(question, fetchDevices)
  const nameOf = (device: CustomerSignIn) => device.device || t('devices.unknown')
  const ending = useAttempt(async (device: CustomerSignIn | 'others') => {
    if (device === 'others') await (await import('@/api/account')).endOtherSignIns()
    else await end(device.id)
    await again()
    return device === 'others' ? null : nameOf(device)
  })
  return { devices: answer, failure, again, nameOf, ending }
}

async function end(id: string) {
  const { endSignIn } = await import('@/api/account')
  try {
    await endSignIn(id)
  } catch (error) {
    const failure = failureOf(error)
    // It has ended by itself meanwhile, which is what was wanted.
    if (failure.kind !== 'refused' || failure.body.code !== 'not_found') throw error
  }
}
