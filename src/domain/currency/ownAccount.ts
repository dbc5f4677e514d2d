import type { Currency } from './currency'

/** The code of currencies whose bank transfers are accepted only from or to an account of the customer. */
const CODE = 'bank_name_match'

export const paysFromOwnAccount = ({ warnings_from }: Pick<Currency, 'warnings_from'>) =>
  warnings_from.includes(CODE)

export const paysOutToOwnAccount = ({ warnings_to }: Pick<Currency, 'warnings_to'>) =>
  warnings_to.includes(CODE)
