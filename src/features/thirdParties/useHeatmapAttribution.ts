import { useEffect } from 'react'
import { startLoop } from '@/browser/page/loop'
import { waitFromLoad } from '@/browser/page/pageLoad'
import * as timings from '@/config/timings'
import type { Attribution } from '@/domain/vendor/attribution'
import { pushToPlerdy } from '@/integrations/plerdy'
import { selectAttribution } from '@/store/slices/analyticsSlice'
import { useAppSelector } from '@/store/hooks'
import { selectVendors } from '@/store/selectVendors'
import { selectVendorStatus } from '@/store/slices/thirdPartiesSlice'

/** Retried until its tracker is loaded. */
export function useHeatmapAttribution() {
  const isConfigured = Boolean(useAppSelector(selectVendors).plerdy)
  const hasFailed = useAppSelector(selectVendorStatus('plerdy')) === 'failure'
  const attribution = useAppSelector(selectAttribution)
  useEffect(() => {
    if (!isConfigured || hasFailed) return
    const report = () => {
      if (pushToPlerdy(heatmapData(attribution))) loop.stop()
    }
    const loop = startLoop(report, {
      after: waitFromLoad(timings.heatmapAttributionStart),
      every: timings.heatmapAttributionRetry,
    })
    return loop.stop
  }, [isConfigured, hasFailed, attribution])
}

const heatmapData = ({ utmSource, utmMedium, utmCampaign, firstPage }: Attribution) => ({
  utm_source: utmSource ?? '',
  utm_medium: utmMedium ?? '',
  utm_campaign: utmCampaign ?? '',
  first_page: firstPage ?? '',
})
