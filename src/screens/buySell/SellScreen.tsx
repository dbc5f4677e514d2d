import type { PageProps } from '../loadPage'
import { BuySellScreen } from './BuySellScreen'
import type { BuySellData } from './loadBuySell'

export const SellScreen = ({ data }: PageProps<BuySellData>) => <BuySellScreen direction="sell" data={data} />
