import { lazily } from './lazily'

const load = () => import('./calls/lists')

export const loadCurrencyList = lazily(load, (calls) => calls.loadCurrencyList)
export const loadOfferedSymbols = lazily(load, (calls) => calls.loadOfferedSymbols)
export const loadPairSet = lazily(load, (calls) => calls.loadPairSet)
