import { useCallback, useState } from 'react'
import { fetchPulse } from '@/api/deskWork'
import type { OrderPulse } from '@/contract/deskWork'
import type { DeskOrder } from '@/contract/deskResults'
import { SECOND } from '@/domain/time/durations'
import { usePolling } from '@/query/usePolling'
import { Callout } from '@/ui/feedback/Callout'
import { Button } from '@/ui/form/Button'

const EVERY = 15 * SECOND

/** Another member of staff, or the order itself: nothing that is being typed is replaced. */
export function OrderChanged({ order, onReload }: { order: DeskOrder; onReload: () => void }) {
  const { exchange, work } = order
  const { publicId } = exchange
  const [pulse, setPulse] = useState<OrderPulse | null>(null)
  const look = useCallback(async () => {
    // What is not known now is known 15 seconds later.
    setPulse(await fetchPulse(publicId).catch(() => null))
  }, [publicId])
  usePolling(true, look, EVERY)
  if (pulse === null) return null
  // An earlier look knows less than what is shown.
  const isWorkOther = pulse.version > work.version || pulse.notes > work.notes.length
  if (!isWorkOther && Date.parse(pulse.updatedAt) <= Date.parse(exchange.updatedAt)) return null
  return (
    <Callout
      role="status"
      title={isWorkOther ? `${pulse.staff ?? 'Somebody'} has changed this order.` : 'The order has moved on.'}
    >
      <div>
        <Button look="outline" size="small" onClick={onReload}>
          Show it as it is now
        </Button>
      </div>
    </Callout>
  )
}
