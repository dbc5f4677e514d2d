import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'
import { utcOffset } from '@/browser/page/utcOffset'
import { paths } from '@/config/paths'
import { isRestricted } from '@/domain/site/region'
import { visitorRegion } from '@/api/visitorRegion'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'

/** By the clock's offset or the country, at every change of the path. */
export function useRegionGate() {
  const { asPath, replace } = useRouter()
  const { hasCountries } = useAppSelector(selectSite)
  const path = asPath.split(/[?#]/)[0]
  const turnAway = useEffectEvent(() => void replace(paths.restricted))
  useEffect(() => {
    if (path === paths.restricted) return
    if (isRestricted(utcOffset(new Date()))) turnAway()
    else if (hasCountries) return turnAwayLater(turnAway)
  }, [path, hasCountries])
}

function turnAwayLater(turnAway: () => void) {
  let hasLeft = false
  void visitorRegion().then(({ isServed }) => {
    if (!isServed && !hasLeft) turnAway()
  })
  return () => void (hasLeft = true)
}
