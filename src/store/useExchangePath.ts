import { paths } from '@/config/paths'
import { selectExchangeFlow } from '@/store/slices/flagsSlice'
import { useAppSelector } from './hooks'

export const useExchangePath = () =>
  useAppSelector(selectExchangeFlow) === 'oneScreen' ? paths.exchangeV2 : paths.exchange
