// @ts-check
import { providerUrl } from './providerVariables.js'
import { oneOf } from './valueTypes.js'
import { serverVariable } from './variable.js'

/** @param {string} name @param {string} source @param {string} fallback @param {string} example */
const addressOf = (name, source, fallback, example) =>
  serverVariable(name, {
    type: providerUrl,
    fallback,
    description: `where prices of ${source} are read`,
    example,
  })

/** Market prices, which are shown and never exchanged at. */
export const priceVariables = {
  prices: serverVariable('PRICES', {
    type: oneOf(['off', 'sandbox', 'live']),
    shapesPages: true,
    description:
      '`live`: the server reads market prices of CoinPaprika, Kraken, Binance and, where `PROVIDERS` names it, NEAR Intents; `sandbox`: sample prices, in a sandbox only; `off`: none. Empty: `sandbox` in a sandbox, else `off`',
    example: 'off',
  }),
  coinpaprikaUrl: addressOf(
    'COINPAPRIKA_URL',
    'CoinPaprika',
    'https://api.coinpaprika.com/v1',
    'https://coinpaprika.example.com/v1',
  ),
  krakenUrl: addressOf(
    'KRAKEN_URL',
    'Kraken',
    'https://api.kraken.com/0/public',
    'https://kraken.example.com/0/public',
  ),
  binanceUrl: addressOf(
    'BINANCE_URL',
    'Binance',
    'https://data-api.binance.vision',
    'https://binance.example.com',
  ),
}
