import { waitFromLoad, whenIdle, whenLoaded } from '@/browser/page/pageLoad'
import { loadVendor } from '@/store/loadVendor'
import type { Store } from '@/store/makeStore'
import { selectVendors } from '@/store/selectVendors'
import { selectVendorStatus } from '@/store/slices/thirdPartiesSlice'
import { vendorTable, type PageNow, type VendorRow } from './vendorTable'

/** After load, one by one when idle. Returns the way to stop; what is under way goes on. */
export function startVendors(store: Store, page: PageNow): () => void {
  let isGone = false
  let timers: ReturnType<typeof setTimeout>[] = []

  const starterOf = ({ vendor, starter, isWanted = () => true }: VendorRow) => {
    const state = store.getState()
    const isUntried = selectVendorStatus(vendor)(state) === 'idle'
    return isUntried && isWanted(page) ? starter(selectVendors(state), page) : null
  }
  const begin = async (row: VendorRow) => {
    const start = isGone ? null : starterOf(row)
    if (start) await store.dispatch(loadVendor(row.vendor, start))
  }
  const startAll = async () => {
    await whenLoaded()
    if (isGone) return
    timers = vendorTable.flatMap((row) =>
      row.after === undefined ? [] : [setTimeout(() => void begin(row), waitFromLoad(row.after))],
    )
    for (const row of vendorTable.filter(({ after }) => after === undefined)) {
      if (!starterOf(row)) continue
      await whenIdle()
      await begin(row)
    }
  }
  void startAll()
  return () => {
    isGone = true
    timers.forEach((timer) => clearTimeout(timer))
  }
}
