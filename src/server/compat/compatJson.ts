import { LosslessNumber, stringify } from 'lossless-json'

/** With a point always, and all its digits: a client that reads floats alone refuses whole numbers. */
export const numberOf = (amount: string | null): LosslessNumber | null =>
  amount === null ? null : new LosslessNumber(amount.includes('.') ? amount : `${amount}.0`)

/** Amounts are written digit by digit. */
export const compatJson = (value: unknown): string => stringify(value) ?? 'null'
