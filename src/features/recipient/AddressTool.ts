import type { ReactNode } from 'react'
import type { Currency } from '@/domain/currency'

/** Another way to an address of a currency, standing beside paste and scan; handed in by a screen. */
export type AddressTool = (currency: Currency, take: (address: string) => void) => ReactNode
