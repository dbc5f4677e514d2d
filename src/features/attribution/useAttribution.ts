import { useEffect } from 'react'
import { noteAttribution } from '@/browser/attribution'
import { landingAddress } from '@/browser/pageLoad'
import { visitorAttributed } from '@/store/analyticsSlice'
import { useAppDispatch } from '@/store/hooks'

export function useAttribution() {
  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(visitorAttributed(noteAttribution(landingAddress()))), [dispatch])
}
