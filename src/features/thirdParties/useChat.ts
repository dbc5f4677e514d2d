import { useEffect } from 'react'
import { fetchSegment } from '@/api/customers'
import { logFailure } from '@/browser/logFailure'
import { hideChat, nameChatUser, setChatLanguage } from '@/integrations/freshchat'
import { useIsSignedIn } from '@/auth/useIsSignedIn'
import { useAppSelector } from '@/store/hooks'
import { selectIsCookieNoticeShown } from '@/store/slices/otherSlice'
import { selectVendorStatus } from '@/store/slices/thirdPartiesSlice'

export function useChat(isEmbedded: boolean, language: string) {
  const hasArrived = useAppSelector(selectVendorStatus('freshchat')) === 'success'
  const isSignedIn = useIsSignedIn()
  const isHidden = useAppSelector(selectIsCookieNoticeShown) || isEmbedded
  useEffect(() => hideChat(isHidden), [isHidden])
  useEffect(() => {
    if (hasArrived) setChatLanguage(language)
  }, [hasArrived, language])
  useEffect(() => {
    if (hasArrived && isSignedIn) void nameCustomer()
  }, [hasArrived, isSignedIn])
}

/** R36: the segment is the first name in the chat. Failure: logged (R41). */
async function nameCustomer() {
  try {
    const segment = await fetchSegment()
    if (segment) nameChatUser(segment)
  } catch (error) {
    logFailure('segment', error)
  }
}
