/** Must never refuse a valid address: alphabet, prefix and length only. Checksums: domain/address. */
const base58 = '[1-9A-HJ-NP-Za-km-z]'
const bech32 = '[02-9ac-hj-np-z]'
const BECH32 = '[02-9AC-HJ-NP-Z]'
const hex = '[0-9a-fA-F]'
const only = (...forms) => `^(?:${forms.join('|')})$`

/** All small or all capital (BIP-173). */
const segwit = (prefix) => [`${prefix}1${bech32}{11,87}`, `${prefix.toUpperCase()}1${BECH32}{11,87}`]
/** Cosmos SDK: 20 bytes for a person's account, 32 for a module's or a contract's. */
const cosmos = (prefix) => `${prefix}1${bech32}{38}(?:${bech32}{20})?`
/** CashAddr (Bitcoin Cash, eCash): 20-byte or 32-byte hash, token-aware forms z and r, optional prefix. */
const cashAddr = (prefix) => [
  `(?:${prefix}:)?[qpzr]${bech32}{41}(?:${bech32}{19})?`,
  `(?:${prefix.toUpperCase()}:)?[QPZR]${BECH32}{41}(?:${BECH32}{19})?`,
]
const evm = `0x${hex}{40}`
/** 32 bytes; leading zeros may be left out (AIP-40; Sui's `0x2`). */
const move = only(`0x${hex}{1,64}`)
const graphene = only('(?=.{3,16}$)[a-z][a-z0-9-]+[a-z0-9](?:\\.[a-z][a-z0-9-]+[a-z0-9])*')

export const EVM_PATTERN = only(evm)

export const ADDRESS_PATTERNS = {
  btc: only(`[13]${base58}{25,34}`, ...segwit('bc')),
  // BOLT 11: amount with an optional multiplier, then timestamp, payment hash, signature and checksum.
  lightning: only(`lnbc(?:[0-9]+[munp]?)?1${bech32}{100,7089}`, `LNBC(?:[0-9]+[MUNP]?)?1${BECH32}{100,7089}`),
  sol: only(`${base58}{32,44}`),
  trx: only(`T${base58}{33}`),
  // Bounceable E, not bounceable U, workchain 0 or -1, either base64 alphabet; or the raw form.
  ton: only('[EU][Qf][A-Za-z0-9_+/-]{46}', `(?:0|-1):${hex}{64}`),
  // Classic, or X-address with the tag inside (XLS-5).
  xrp: only(`r${base58}{24,34}`, `X${base58}{46}`),
  // Account, or muxed account with the memo inside (SEP-23).
  xlm: only('G[A-Z2-7]{55}', 'M[A-Z2-7]{68}'),
  // Shelley (CIP-19), then the two Byron forms.
  ada: only(`addr1${bech32}{53,98}`, `(?:Ae2|DdzFF)${base58}{50,120}`),
  doge: only(`[DA9]${base58}{32,33}`),
  ltc: only(`[LM3]${base58}{25,34}`, ...segwit('ltc'), `ltcmweb1${bech32}{100,120}`),
  bch: only(...cashAddr('bitcoincash'), `[13]${base58}{25,34}`),
  xec: only(...cashAddr('ecash'), `[13]${base58}{25,34}`),
  bsv: only(`[13]${base58}{25,34}`),
  dot: only(`1${base58}{44,47}`),
  ksm: only(`[C-HJ]${base58}{45,46}`),
  tao: only(`5${base58}{46,47}`),
  // Standard and subaddress 95 characters, integrated address 106.
  xmr: only(`[48]${base58}{94}`, `4${base58}{105}`),
  eos: only('[a-z1-5.]{0,12}[a-z1-5]'),
  // Named, implicit (64 hex) and Ethereum-like accounts share one grammar (NEP-518).
  near: only('(?=.{2,64}$)[a-z0-9]+(?:[-_][a-z0-9]+)*(?:\\.[a-z0-9]+(?:[-_][a-z0-9]+)*)*'),
  apt: move,
  sui: move,
  starknet: move,
  algo: only('[A-Z2-7]{58}'),
  // Account with an optional HIP-15 checksum, or its EVM alias.
  hbar: only('0\\.0\\.[0-9]{1,19}(?:-[a-z]{5})?', evm),
  fil: only('f0[0-9]{1,20}', 'f[12][a-z2-7]{39}', 'f3[a-z2-7]{84}', 'f4[0-9]{1,20}f[a-z2-7]{7,99}', evm),
  // Account id, or principal.
  icp: only(`${hex}{64}`, '[a-z2-7]{5}(?:-[a-z2-7]{5}){0,10}(?:-[a-z2-7]{1,5})?'),
  // Transparent, TEX (ZIP-320), Sapling, unified (ZIP-316), Sprout.
  zec: only(
    `t[13]${base58}{33}`,
    `tex1${bech32}{38}`,
    `zs1${bech32}{75}`,
    `u1${bech32}{80,512}`,
    `zc${base58}{93}`,
  ),
  dash: only(`[X7]${base58}{33}`),
  xtz: only(`tz[1-4]${base58}{33}`, `KT1${base58}{33}`),
  egld: only(`erd1${bech32}{58}`),
  kas: only(`kaspa:[qp]${bech32}{60,62}`),
  stx: only('S[PM][0-9A-HJKMNP-TV-Z]{36,39}(?:\\.[a-zA-Z][a-zA-Z0-9_-]{0,127})?'),
  atom: only(cosmos('cosmos')),
  osmo: only(cosmos('osmo')),
  tia: only(cosmos('celestia')),
  akt: only(cosmos('akash')),
  scrt: only(cosmos('secret')),
  juno: only(cosmos('juno')),
  dydx: only(cosmos('dydx')),
  luna: only(cosmos('terra')),
  lunc: only(cosmos('terra')),
  rune: only(cosmos('thor')),
  inj: only(cosmos('inj'), evm),
  sei: only(cosmos('sei'), evm),
  kava: only(cosmos('kava'), evm),
  ar: only('[A-Za-z0-9_-]{43}'),
  flow: only('(?:0x)?[0-9a-fA-F]{16}', evm),
  neo: only(`N${base58}{33}`),
  qtum: only(`[QM]${base58}{25,34}`, ...segwit('qc')),
  dgb: only(`[DS3]${base58}{25,34}`, ...segwit('dgb')),
  rvn: only(`[Rr]${base58}{25,34}`),
  dcr: only(`D[a-z]${base58}{33}`),
  mina: only(`B62${base58}{52}`),
  one: only(`one1${bech32}{38}`, evm),
  iotx: only(`io1${bech32}{38}`, evm),
  zil: only(`zil1${bech32}{38}`, evm),
  xdc: only(`(?:0x|xdc)${hex}{40}`),
  icx: only('(?:hx|cx)[0-9a-f]{40}'),
  waves: only(`3P${base58}{33}`),
  sc: only(`${hex}{76}`),
  xno: only('(?:nano|xrb)_[13][13456789abcdefghijkmnopqrstuwxyz]{59}'),
  kmd: only(`[Rb]${base58}{25,34}`),
  firo: only(`[aZ34]${base58}{25,34}`, `sm1${bech32}{100,200}`),
  pivx: only(`[DS6]${base58}{25,34}`, `ps1${bech32}{75}`),
  ckb: only(`ckb1${bech32}{42,120}`),
  hive: graphene,
  steem: graphene,
  erg: only(`[2-9A-HJ-NP-Za-km-z]${base58}{39,2000}`),
  btg: only(`[GA]${base58}{25,34}`, ...segwit('btg')),
  vtc: only(`[V3]${base58}{25,34}`, ...segwit('vtc')),
  rose: only(`oasis1${bech32}{40}`, evm),
}
