import type { Currency } from '@/domain/currency/currency'
import { ForCustomer } from './ForCustomer'

const load = () => import('@/features/savedAddresses/ChooseSaved').then((module) => module.ChooseSaved)

export const SavedAddressTool = ({ currency }: { currency: Currency }) => (
  <ForCustomer load={load} own={{ currency }} />
)
