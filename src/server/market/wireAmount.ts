import type { CatalogueCurrency } from '@/server/currencies/catalogue'

/** No amount on the wire is finer than this (domain/amount), whatever its chain could do. */
export const WIRE_DECIMALS = 18

export const amountDecimals = ({ fullInfo }: CatalogueCurrency) => Math.min(fullInfo.precision, WIRE_DECIMALS)
