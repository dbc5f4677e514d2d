import { ForCustomer } from './ForCustomer'

const load = () => import('@/features/savedAddresses/SaveRecipient').then((module) => module.SaveRecipient)

/** Offers a customer to keep the address an exchange went to. */
export const SaveRecipientOffer = ({ publicId }: { publicId: string }) => (
  <ForCustomer load={load} own={{ publicId }} />
)
