import type { PageProps } from '../loadPage'
import { DealScreen } from './DealScreen'
import type { DealData } from './loadDeal'

export const SellScreen = ({ data }: PageProps<DealData>) => <DealScreen deal="sell" data={data} />
