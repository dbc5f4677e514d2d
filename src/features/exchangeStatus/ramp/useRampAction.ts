import { actOnRamp } from '@/api/exchanges'
import type { Exchange } from '@/contract/exchanges'
import { useMutation } from '@/query/useMutation'

type Action = Parameters<typeof actOnRamp>[1]

export function useRampAction(publicId: string, onDone: (exchange: Exchange) => void) {
  const { isPending, failure, mutate } = useMutation(async (action: Action) => {
    onDone(await actOnRamp(publicId, action))
  })
  return { isBusy: isPending, failure, act: (action: Action) => void mutate(action) }
}
