import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'
import { utcOffset } from '@/browser/page/utcOffset'
import { paths } from '@/config/paths'
import { isRestricted } from '@/domain/site/region'

/** At every change of the path: a clock at a restricted offset leads to /restricted, which itself leads nowhere else. */
export function useRegionGate() {
  const { asPath, replace } = useRouter()
  const path = asPath.split(/[?#]/)[0]
  const turnAway = useEffectEvent(() => void replace(paths.restricted))
  useEffect(() => {
    if (path !== paths.restricted && isRestricted(utcOffset(new Date()))) turnAway()
  }, [path])
}
