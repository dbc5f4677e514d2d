import { ForCustomer } from './ForCustomer'

const load = () => import('@/features/savedAddresses/SaveRecipient').then((module) => module.SaveRecipient)

export const SaveRecipientOffer = ({ publicId }: { publicId: string }) => (
  <ForCustomer load={load} own={{ publicId }} />
)
