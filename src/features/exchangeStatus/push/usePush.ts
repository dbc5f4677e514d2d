import { useState } from 'react'
import { switchPushOff, switchPushOn } from '@/api/notifications'
import { logFailure } from '@/browser/logFailure'
import { requestPushPermission, pushPermission } from '@/browser/page/notifications'
import { forgetNotified, notifiedBy, rememberNotified } from '@/browser/storage/notifiedExchanges'
import type { Vendors } from '@/domain/vendor/vendors'
import { useLanguage } from '@/i18n/useLanguage'
import { firebaseDevice } from '@/integrations/firebase'
import { useMutation } from '@/query/useMutation'

type Firebase = NonNullable<Vendors['firebase']>

/** `refused` by the visitor, now or earlier. */
export type PushState = 'offered' | 'asking' | 'on' | 'refused' | 'failed' | 'stopping' | 'offFailed'

/** The visitor may have revoked the permission since. */
const stateAtFirst = (publicId: string): PushState =>
  notifiedBy(publicId) !== null && pushPermission() === 'granted' ? 'on' : 'offered'

/** Requests permission only after a press. */
export function usePush(publicId: string, firebase: Firebase) {
  const { locale } = useLanguage()
  const [state, setState] = useState(() => stateAtFirst(publicId))

  const switchOn = async (): Promise<PushState> => {
    setState('asking')
    try {
      const permission = await requestPushPermission()
      if (permission !== 'granted') return permission === 'denied' ? 'refused' : 'offered'
      const fid = await firebaseDevice(firebase)
      await switchPushOn(publicId, fid, locale)
      rememberNotified(publicId, fid)
      return 'on'
    } catch (error) {
      logFailure('push', error)
      return 'failed'
    }
  }
  const switchOff = async (): Promise<PushState> => {
    setState('stopping')
    try {
      await switchPushOff(publicId, notifiedBy(publicId) ?? '')
      forgetNotified(publicId)
      return 'offered'
    } catch (error) {
      logFailure('push', error)
      return 'offFailed'
    }
  }
  const { mutate } = useMutation(async () =>
    setState(await (state === 'on' || state === 'offFailed' ? switchOff() : switchOn())),
  )
  return { state, press: () => void mutate() }
}
