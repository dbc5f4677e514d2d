import { POPULAR } from './popular.mjs'

/** [code, English name, places] of Intl in Node 20: another Node brings other Unicode data. */
const ROWS = [
  ['EUR', 'Euro', 2],
  ['USD', 'US Dollar', 2],
  ['GBP', 'British Pound', 2],
  ['CHF', 'Swiss Franc', 2],
  ['JPY', 'Japanese Yen', 0],
  ['CNY', 'Chinese Yuan', 2],
  ['KRW', 'South Korean Won', 0],
  ['BRL', 'Brazilian Real', 2],
  ['RUB', 'Russian Ruble', 2],
  ['INR', 'Indian Rupee', 2],
  ['IDR', 'Indonesian Rupiah', 0],
  ['VND', 'Vietnamese Dong', 0],
  ['TRY', 'Turkish Lira', 2],
  ['MXN', 'Mexican Peso', 2],
  ['PLN', 'Polish Zloty', 2],
  ['CZK', 'Czech Koruna', 2],
  ['SEK', 'Swedish Krona', 2],
  ['NOK', 'Norwegian Krone', 2],
  ['DKK', 'Danish Krone', 2],
  ['HUF', 'Hungarian Forint', 0],
  ['RON', 'Romanian Leu', 2],
  ['AUD', 'Australian Dollar', 2],
  ['CAD', 'Canadian Dollar', 2],
  ['NZD', 'New Zealand Dollar', 2],
  ['SGD', 'Singapore Dollar', 2],
  ['HKD', 'Hong Kong Dollar', 2],
  ['TWD', 'New Taiwan Dollar', 2],
  ['THB', 'Thai Baht', 2],
  ['PHP', 'Philippine Peso', 2],
  ['MYR', 'Malaysian Ringgit', 2],
  ['ZAR', 'South African Rand', 2],
  ['AED', 'United Arab Emirates Dirham', 2],
  ['ILS', 'Israeli New Shekel', 2],
  ['UAH', 'Ukrainian Hryvnia', 2],
  ['KZT', 'Kazakhstani Tenge', 2],
  ['ARS', 'Argentine Peso', 2],
  ['CLP', 'Chilean Peso', 0],
  ['COP', 'Colombian Peso', 0],
  ['NGN', 'Nigerian Naira', 2],
  ['PEN', 'Peruvian Sol', 2],
  ['SAR', 'Saudi Riyal', 2],
  ['KES', 'Kenyan Shilling', 2],
  ['EGP', 'Egyptian Pound', 2],
  ['BGN', 'Bulgarian Lev', 2],
  ['GEL', 'Georgian Lari', 2],
]

export const FIAT = ROWS.map(([code, name, precision]) => {
  const symbol = code.toLowerCase()
  const place = POPULAR.indexOf(symbol)
  return { symbol, name, precision, priority: place < 0 ? null : place + 1 }
})
