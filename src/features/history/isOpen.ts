import type { Exchange } from '@/contract/exchanges'
import { OPEN_STATUSES } from '@/domain/exchange/exchange'

export const isOpen = ({ status }: Exchange) => OPEN_STATUSES.includes(status)
