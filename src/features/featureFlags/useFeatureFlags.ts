import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'
import * as timings from '@/config/timings'
import { recordUrl } from '@/integrations/growthBook'
import { useAppSelector } from '@/store/hooks'
import { selectVendors } from '@/store/selectVendors'
import { useExchangeFlow } from '@/store/useExchangeFlow'

/** Records every address, for experiments on some pages only. */
export function useFeatureFlags() {
  const { asPath } = useRouter()
  const isOn = useAppSelector(selectVendors).growthBook !== undefined
  const decide = useExchangeFlow()
  const decideUnhurried = useEffectEvent(() => void decide(timings.apiTimeout))
  useEffect(() => {
    if (isOn) void recordUrl(window.location.href)
  }, [isOn, asPath])
  useEffect(() => {
    if (isOn) decideUnhurried()
  }, [isOn])
}
