import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { startLoop } from '@/browser/loop'
import { paymentOf, watchPayments, type WalletPayment } from '@/browser/walletPayments'
import { timings } from '@/config/timings'
import type { EvmChain } from '@/domain/evmChains'
import { fateOf, sentSoFar } from '@/integrations/wallet/deposits'

/**
 * What the chain says of a payment. With a hash: no block holds it yet, one does, or it failed there. Without one: whether
 * the account has sent anything since it was asked.
 */
export type Fate = 'unseen' | 'done' | 'reverted' | 'moved' | 'still' | 'unreachable'

/** The payment this device knows of for an exchange, kept up with other tabs. */
export function usePayment(publicId: string) {
  const [payment, setPayment] = useState(() => paymentOf(publicId))
  const look = useCallback(() => setPayment(paymentOf(publicId)), [publicId])
  useEffect(() => watchPayments(look), [look])
  return { payment, look }
}

/** Looks every 4 s until the chain has settled it; null until the first look. */
export function useFate(payment: WalletPayment | null, chain: EvmChain): Fate | null {
  const [seen, setSeen] = useState<{ of: WalletPayment; fate: Fate } | null>(null)
  const lookAtOnce = useEffectEvent((one: WalletPayment) => lookAt(one, chain))
  useEffect(() => {
    if (!payment) return
    const loop = startLoop(
      async () => {
        const fate = await lookAtOnce(payment).catch(() => 'unreachable' as const)
        setSeen({ of: payment, fate })
        if (fate === 'done' || fate === 'reverted') loop.stop()
      },
      { every: timings.rpcPolling },
    )
    return loop.stop
  }, [payment])
  return seen && seen.of === payment ? seen.fate : null
}

async function lookAt({ hash, account, nonce }: WalletPayment, chain: EvmChain): Promise<Fate> {
  if (hash) return fateOf(chain, hash)
  return (await sentSoFar(chain, account)) > nonce ? 'moved' : 'still'
}
