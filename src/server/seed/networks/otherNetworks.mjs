import { ADDRESS_PATTERNS, EVM_PATTERN } from './addressPatterns.mjs'

const at = (site, address = 'address', tx = 'tx') => [`${site}/${address}/{}`, `${site}/${tx}/{}`]
const social = (site) => [`${site}/@{}`, `${site}/tx/{}`]
const mintscan = (chain) => at(`https://www.mintscan.io/${chain}`)
const blockchair = (chain) => at(`https://blockchair.com/${chain}`, 'address', 'transaction')
const subscan = (chain) => at(`https://${chain}.subscan.io`, 'account', 'extrinsic')
/** Lightning payments are private; its explorers stay empty. */
const hidden = ['', '']

/** [name, badge, confirmations of a deposit, explorer pages] by the network's id. */
const ROWS = {
  btc: ['Bitcoin', 'BTC', 2, at('https://mempool.space')],
  lightning: ['Bitcoin Lightning', 'LIGHTNING', null, hidden],
  sol: ['Solana (SPL)', 'SPL', 1, at('https://solscan.io', 'account', 'tx')],
  trx: ['Tron (TRC-20)', 'TRC-20', 20, at('https://tronscan.org/#', 'address', 'transaction')],
  ton: [
    'The Open Network (TON)',
    'TON',
    10,
    ['https://tonviewer.com/{}', 'https://tonviewer.com/transaction/{}'],
  ],
  xrp: ['XRP Ledger', 'XRP', 1, at('https://livenet.xrpl.org', 'accounts', 'transactions')],
  xlm: ['Stellar', 'XLM', 1, at('https://stellar.expert/explorer/public', 'account', 'tx')],
  ada: ['Cardano', 'ADA', 15, at('https://cardanoscan.io', 'address', 'transaction')],
  doge: ['Dogecoin', 'DOGE', 20, blockchair('dogecoin')],
  ltc: ['Litecoin', 'LTC', 6, at('https://litecoinspace.org')],
  bch: ['Bitcoin Cash', 'BCH', 6, blockchair('bitcoin-cash')],
  xec: ['eCash', 'XEC', 10, at('https://explorer.e.cash')],
  bsv: ['Bitcoin SV', 'BSV', 10, at('https://whatsonchain.com')],
  dot: ['Polkadot', 'DOT', 25, subscan('polkadot')],
  ksm: ['Kusama', 'KSM', 25, subscan('kusama')],
  tao: ['Bittensor', 'TAO', 25, at('https://taostats.io', 'account', 'extrinsic')],
  xmr: ['Monero', 'XMR', 10, ['', 'https://xmrchain.net/tx/{}']],
  eos: ['EOS', 'EOS', 180, at('https://bloks.io', 'account', 'transaction')],
  near: ['NEAR Protocol', 'NEAR', 10, at('https://nearblocks.io', 'address', 'txns')],
  apt: ['Aptos', 'APT', 10, at('https://explorer.aptoslabs.com', 'account', 'txn')],
  sui: ['Sui', 'SUI', 10, at('https://suiscan.xyz/mainnet', 'account', 'tx')],
  starknet: ['Starknet', 'STARKNET', 10, at('https://starkscan.co', 'contract', 'tx')],
  algo: ['Algorand', 'ALGO', 10, at('https://allo.info', 'account', 'tx')],
  hbar: ['Hedera', 'HBAR', 1, at('https://hashscan.io/mainnet', 'account', 'transaction')],
  fil: ['Filecoin', 'FIL', 60, at('https://filfox.info/en', 'address', 'message')],
  icp: [
    'Internet Computer',
    'ICP',
    1,
    at('https://dashboard.internetcomputer.org', 'account', 'transaction'),
  ],
  vet: ['VeChain', 'VET', 12, at('https://explore.vechain.org', 'accounts', 'transactions')],
  zec: ['Zcash', 'ZEC', 24, blockchair('zcash')],
  dash: ['Dash', 'DASH', 6, blockchair('dash')],
  xtz: ['Tezos', 'XTZ', 10, ['https://tzkt.io/{}', 'https://tzkt.io/{}']],
  egld: ['MultiversX', 'EGLD', 15, at('https://explorer.multiversx.com', 'accounts', 'transactions')],
  kas: ['Kaspa', 'KAS', 100, at('https://explorer.kaspa.org', 'addresses', 'txs')],
  stx: ['Stacks', 'STX', 6, at('https://explorer.hiro.so', 'address', 'txid')],
  atom: ['Cosmos Hub', 'ATOM', 10, mintscan('cosmos')],
  osmo: ['Osmosis', 'OSMO', 10, mintscan('osmosis')],
  tia: ['Celestia', 'TIA', 10, mintscan('celestia')],
  akt: ['Akash', 'AKT', 10, mintscan('akash')],
  scrt: ['Secret Network', 'SCRT', 10, mintscan('secret')],
  juno: ['Juno', 'JUNO', 10, mintscan('juno')],
  dydx: ['dYdX Chain', 'DYDX', 10, mintscan('dydx')],
  inj: ['Injective', 'INJ', 10, at('https://explorer.injective.network', 'account', 'transaction')],
  sei: ['Sei', 'SEI', 10, at('https://seiscan.io')],
  kava: ['Kava', 'KAVA', 10, mintscan('kava')],
  luna: ['Terra', 'LUNA', 10, at('https://finder.terra.money/mainnet')],
  lunc: ['Terra Classic', 'LUNC', 10, at('https://finder.terra.money/classic')],
  rune: ['THORChain', 'RUNE', 10, at('https://runescan.io')],
  ar: ['Arweave', 'AR', 15, at('https://viewblock.io/arweave')],
  flow: ['Flow', 'FLOW', 10, at('https://www.flowscan.io', 'account', 'tx')],
  theta: ['Theta', 'THETA', 20, at('https://explorer.thetatoken.org', 'account', 'txs')],
  neo: ['Neo N3', 'NEO', 10, at('https://dora.coz.io', 'address/neo3/mainnet', 'transaction/neo3/mainnet')],
  qtum: ['Qtum', 'QTUM', 10, at('https://qtum.info')],
  dgb: ['DigiByte', 'DGB', 40, at('https://digiexplorer.info')],
  rvn: ['Ravencoin', 'RVN', 60, blockchair('ravencoin')],
  dcr: ['Decred', 'DCR', 6, at('https://dcrdata.decred.org')],
  mina: ['Mina', 'MINA', 15, at('https://minascan.io/mainnet', 'account', 'tx')],
  one: ['Harmony', 'ONE', 12, at('https://explorer.harmony.one')],
  iotx: ['IoTeX', 'IOTX', 10, at('https://iotexscan.io')],
  zil: ['Zilliqa', 'ZIL', 25, at('https://viewblock.io/zilliqa')],
  xdc: ['XDC Network', 'XDC', 20, at('https://xdcscan.com')],
  icx: ['ICON', 'ICX', 10, at('https://tracker.icon.community', 'address', 'transaction')],
  waves: ['Waves', 'WAVES', 20, at('https://wavesexplorer.com', 'addresses', 'transactions')],
  sc: ['Siacoin', 'SC', 10, at('https://siascan.com')],
  xno: ['Nano', 'XNO', 1, at('https://nanolooker.com', 'account', 'block')],
  kmd: ['Komodo', 'KMD', 10, at('https://kmdexplorer.io')],
  firo: ['Firo', 'FIRO', 10, at('https://explorer.firo.org')],
  pivx: ['PIVX', 'PIVX', 20, at('https://explorer.duddino.com')],
  ckb: ['Nervos CKB', 'CKB', 24, at('https://explorer.nervos.org', 'address', 'transaction')],
  hive: ['Hive', 'HIVE', 20, social('https://hivehub.dev')],
  steem: ['Steem', 'STEEM', 20, social('https://steemblockexplorer.com')],
  erg: ['Ergo', 'ERG', 10, at('https://explorer.ergoplatform.com/en', 'addresses', 'transactions')],
  btg: ['Bitcoin Gold', 'BTG', 40, at('https://explorer.bitcoingold.org/insight')],
  vtc: ['Vertcoin', 'VTC', 40, at('https://insight.vertcoin.org')],
  rose: ['Oasis', 'ROSE', 10, at('https://explorer.oasis.io/mainnet/consensus')],
}

export const OTHER_NETWORKS = Object.fromEntries(
  Object.entries(ROWS).map(([id, [name, badge, confirmations, [addressExplorer, txExplorer]]]) => {
    const network = {
      name,
      badge,
      confirmations: confirmations === null ? null : String(confirmations),
      addressExplorer,
      txExplorer,
      addressPattern: ADDRESS_PATTERNS[id] ?? EVM_PATTERN,
    }
    return [id, network]
  }),
)
