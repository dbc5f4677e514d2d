import { OPEN_STATUSES, type Exchange } from '@/domain/exchange'

/** Whether something is still to come. */
export const isOpen = ({ status }: Exchange) => OPEN_STATUSES.includes(status)
