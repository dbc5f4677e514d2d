import { numberFormat } from './numberFormat'

/** Of a decimal string in percent, for reading. */
export const percentText = (percent: string, intl: string) =>
  numberFormat(intl, { style: 'percent', maximumFractionDigits: 2 }).format(Number(percent) / 100)
