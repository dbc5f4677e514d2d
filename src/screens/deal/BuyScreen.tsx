import type { PageProps } from '../loadPage'
import { DealScreen } from './DealScreen'
import type { DealData } from './loadDeal'

export const BuyScreen = ({ data }: PageProps<DealData>) => <DealScreen deal="buy" data={data} />
