import { useEffect } from 'react'
import { noteAttribution } from '@/browser/storage/attribution'
import { landingAddress } from '@/browser/page/pageLoad'
import { visitorAttributed } from '@/store/slices/analyticsSlice'
import { useAppDispatch } from '@/store/hooks'

export function useAttribution() {
  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(visitorAttributed(noteAttribution(landingAddress()))), [dispatch])
}
