import type { Currency } from '@/domain/currency'
import { ForCustomer } from './ForCustomer'

const load = () => import('@/features/savedAddresses/ChooseSaved').then((module) => module.ChooseSaved)

/** A customer's saved addresses beside the field that asks for one. */
export const SavedAddressTool = ({ currency }: { currency: Currency }) => (
  <ForCustomer load={load} own={{ currency }} />
)
