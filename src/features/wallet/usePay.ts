import { useState } from 'react'
import type { WalletDeposit } from '@/domain/wallet/walletDeposit'
import { walletFailureOf } from '@/domain/wallet/walletFailure'
import { settingsOf } from '@/domain/wallet/walletSettings'
import { useMutation } from '@/query/useMutation'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { payDeposit, type PayStep } from './payDeposit'

export type Pay = ReturnType<typeof usePay>

export function usePay(publicId: string, plan: WalletDeposit, look: () => void) {
  const site = useAppSelector(selectSite)
  const [step, setStep] = useState<PayStep | null>(null)
  const { failure, mutate } = useMutation(
    async (repeats: number | null) => {
      setStep('switching')
      try {
        await payDeposit({ ...plan, publicId, settings: settingsOf(site), repeats, onStep: setStep })
      } finally {
        look()
        setStep(null)
      }
    },
    { readFailure: walletFailureOf },
  )
  return { step, failure, pay: (repeats: number | null = null) => void mutate(repeats) }
}
