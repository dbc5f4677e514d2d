import { useRef, useState } from 'react'
import type { WalletDeposit } from '@/domain/wallet/walletDeposit'
import { walletFailureOf, type WalletFailure } from '@/domain/wallet/walletFailure'
import { settingsOf } from '@/domain/wallet/walletSettings'
import { useAppSelector } from '@/store/hooks'
import { selectSite } from '@/store/slices/siteSlice'
import { payDeposit, type PayStep } from './payDeposit'

export type Pay = ReturnType<typeof usePay>

export function usePay(publicId: string, plan: WalletDeposit, look: () => void) {
  const site = useAppSelector(selectSite)
  const [step, setStep] = useState<PayStep | null>(null)
  const [failure, setFailure] = useState<WalletFailure | null>(null)
  const isPaying = useRef(false)

  const pay = async (repeats: number | null) => {
    if (isPaying.current) return
    isPaying.current = true
    setFailure(null)
    setStep('switching')
    try {
      await payDeposit({ ...plan, publicId, settings: settingsOf(site), repeats, onStep: setStep })
    } catch (error) {
      setFailure(walletFailureOf(error))
    } finally {
      isPaying.current = false
      look()
      setStep(null)
    }
  }
  return { step, failure, pay: (repeats: number | null = null) => void pay(repeats) }
}
