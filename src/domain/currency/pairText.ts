/** Of assets as the partner calls name them: `btc-btc/usdt-trx` is `BTC → USDT (TRX)`. */
export const pairText = (pair: string): string => pair.split('/').map(assetText).join(' → ')

function assetText(asset: string): string {
  const dash = asset.indexOf('-')
  const [ticker, network] = dash < 0 ? [asset, asset] : [asset.slice(0, dash), asset.slice(dash + 1)]
  return (ticker === network ? ticker : `${ticker} (${network})`).toUpperCase()
}
