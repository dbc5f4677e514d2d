import { paths } from '@/config/paths'
import { selectExchangeFlow } from './flagsSlice'
import { useAppSelector } from './hooks'

/** Where the site's own links to an exchange lead: changes at most once a visit, when the experiment has decided. */
export const useExchangePath = () =>
  useAppSelector(selectExchangeFlow) === 'oneScreen' ? paths.exchangeV2 : paths.exchange
