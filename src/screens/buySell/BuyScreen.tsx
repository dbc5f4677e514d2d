import type { PageProps } from '../loadPage'
import { BuySellScreen } from './BuySellScreen'
import type { BuySellData } from './loadBuySell'

export const BuyScreen = ({ data }: PageProps<BuySellData>) => <BuySellScreen direction="buy" data={data} />
