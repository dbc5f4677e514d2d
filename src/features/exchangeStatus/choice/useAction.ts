import { actOnExchange, type actOnExchange as ActOnExchange } from '@/api/exchanges'
import type { Exchange } from '@/contract/exchanges'
import { useMutation } from '@/query/useMutation'

export type Action = Parameters<typeof ActOnExchange>[1]

/** One at a time; after a failure everything typed stays. */
export function useAction(publicId: string, onDone: (exchange: Exchange) => void) {
  const { args, isPending, failure, mutate, reset } = useMutation(async (action: Action) => {
    onDone(await actOnExchange(publicId, action))
  })
  return {
    act: (action: Action) => void mutate(action),
    isBusy: isPending,
    failed: failure && args && { failure, sent: args[0] },
    forget: reset,
  }
}
