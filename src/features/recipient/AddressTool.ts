import type { ReactNode } from 'react'
import type { Currency } from '@/domain/currency/currency'

export type AddressTool = (currency: Currency, take: (address: string) => void) => ReactNode
