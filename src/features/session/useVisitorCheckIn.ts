import { useEffect, useEffectEvent } from 'react'
import { selectIsAuth } from '@/store/customerAccountSlice'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'
import { checkInVisitor } from './checkInVisitor'

export function useVisitorCheckIn() {
  const isAuth = useAppSelector(selectIsAuth)
  const { vendors } = useAppSelector(selectSite)
  const checkIn = useEffectEvent(() => void checkInVisitor(vendors))
  useEffect(() => {
    if (isAuth) checkIn()
  }, [isAuth])
}
