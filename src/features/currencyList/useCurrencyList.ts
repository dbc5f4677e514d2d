import { savesData } from '@/browser/storage/savesData'
import { useLoadCurrencies } from '@/store/currency/useLoadCurrencies'

/** The shell's fetch of all currencies, without a filter (specification §7). A visitor who saves data gets the list,
 * some 90 kB, when a picker opens. */
export function useCurrencyList() {
  useLoadCurrencies(!savesData())
}
