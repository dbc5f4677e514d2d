import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { startLoop } from '@/browser/page/loop'
import { paymentOf, watchPayments, type WalletPayment } from '@/browser/storage/walletPayments'
import * as timings from '@/config/timings'
import type { EvmChain } from '@/domain/wallet/evmChains'
import { getTxStatus, getNonce } from '@/integrations/wallet/deposits'

/** With a hash: not mined, mined, reverted. Without: whether the account has sent anything since. */
export type TxStatus = 'unseen' | 'done' | 'reverted' | 'moved' | 'still' | 'unreachable'

export function usePayment(publicId: string) {
  const [payment, setPayment] = useState(() => paymentOf(publicId))
  const look = useCallback(() => setPayment(paymentOf(publicId)), [publicId])
  useEffect(() => watchPayments(look), [look])
  return { payment, look }
}

export function useTxStatus(payment: WalletPayment | null, chain: EvmChain): TxStatus | null {
  const [seen, setSeen] = useState<{ of: WalletPayment; txStatus: TxStatus } | null>(null)
  const lookAtOnce = useEffectEvent((one: WalletPayment) => lookAt(one, chain))
  useEffect(() => {
    if (!payment) return
    const loop = startLoop(
      async () => {
        const txStatus = await lookAtOnce(payment).catch(() => 'unreachable' as const)
        setSeen({ of: payment, txStatus })
        if (txStatus === 'done' || txStatus === 'reverted') loop.stop()
      },
      { every: timings.rpcPolling },
    )
    return loop.stop
  }, [payment])
  return seen && seen.of === payment ? seen.txStatus : null
}

async function lookAt({ hash, account, nonce }: WalletPayment, chain: EvmChain): Promise<TxStatus> {
  if (hash) return getTxStatus(chain, hash)
  return (await getNonce(chain, account)) > nonce ? 'moved' : 'still'
}
