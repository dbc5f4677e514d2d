import type { Exchange } from '@/contract/exchanges'
import { OPEN_STATUSES } from '@/domain/exchange'

/** Whether something is still to come. */
export const isOpen = ({ status }: Exchange) => OPEN_STATUSES.includes(status)
