import { useEffect } from 'react'
import { startLoop } from '@/browser/loop'
import { waitFromLoad } from '@/browser/pageLoad'
import { timings } from '@/config/timings'
import type { Attribution } from '@/domain/attribution'
import { tellPlerdy } from '@/integrations/plerdy'
import { selectAttribution } from '@/store/analyticsSlice'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/siteSlice'
import { selectVendorStatus } from '@/store/thirdPartiesSlice'

/** Tells the heatmap where a visitor came from: again and again until its tracker, which comes in parts, is there. */
export function useHeatmapAttribution() {
  const isConfigured = Boolean(useAppSelector(selectSite).vendors.plerdy)
  const hasFailed = useAppSelector(selectVendorStatus('plerdy')) === 'failure'
  const attribution = useAppSelector(selectAttribution)
  useEffect(() => {
    if (!isConfigured || hasFailed) return
    const tell = () => {
      if (tellPlerdy(heatmapData(attribution))) loop.stop()
    }
    const loop = startLoop(tell, {
      after: waitFromLoad(timings.heatmapAttributionStart),
      every: timings.heatmapAttributionRetry,
    })
    return loop.stop
  }, [isConfigured, hasFailed, attribution])
}

/** Under the names of the addresses they came in. */
const heatmapData = ({ utmSource, utmMedium, utmCampaign, firstPage }: Attribution) => ({
  utm_source: utmSource ?? '',
  utm_medium: utmMedium ?? '',
  utm_campaign: utmCampaign ?? '',
  first_page: firstPage ?? '',
})
