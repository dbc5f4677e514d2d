import { useEffect } from 'react'
import { noteAttribution } from '@/browser/attribution'
import { landingAddress } from '@/browser/pageLoad'
import { visitorAttributed } from '@/store/analyticsSlice'
import { useAppDispatch } from '@/store/hooks'

/** Remembers, from the first address of a visit, whom the visitor came from and which page he saw first. */
export function useAttribution() {
  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(visitorAttributed(noteAttribution(landingAddress()))), [dispatch])
}
