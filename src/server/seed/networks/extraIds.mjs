/** Networks whose users share an address and differ by a second text. */
const memo = (longest) => ({ label: 'Memo', pattern: `^[ -~]{1,${longest}}$` })
/** Cosmos SDK: MaxMemoCharacters is 256 by default. */
const cosmosMemo = memo(256)

const uint32 = [
  '0',
  '[1-9][0-9]{0,8}',
  '[1-3][0-9]{9}',
  '4[01][0-9]{8}',
  '42[0-8][0-9]{7}',
  '429[0-3][0-9]{6}',
  '4294[0-8][0-9]{5}',
  '42949[0-5][0-9]{4}',
  '429496[0-6][0-9]{3}',
  '4294967[01][0-9]{2}',
  '42949672[0-8][0-9]',
  '429496729[0-5]',
].join('|')

export const EXTRA_IDS = {
  // 0 to 4294967295.
  xrp: { label: 'Destination tag', pattern: `^(?:${uint32})$` },
  // A text of 28 bytes, an id, or a hash in hex.
  xlm: { label: 'Memo', pattern: '^(?:[ -~]{1,28}|[0-9a-fA-F]{64})$' },
  ton: { label: 'Comment', pattern: '^[ -~]{1,120}$' },
  // Only inside an integrated address; wallets stopped to send the long ones beside it in 2019.
  xmr: { label: 'Payment ID', pattern: '^[0-9a-fA-F]{16}$', inAddress: true },
  algo: { label: 'Note', pattern: '^[ -~]{1,1000}$' },
  eos: memo(256),
  hbar: memo(100),
  stx: memo(34),
  hive: memo(2047),
  steem: memo(2047),
  atom: cosmosMemo,
  osmo: cosmosMemo,
  tia: cosmosMemo,
  akt: cosmosMemo,
  scrt: cosmosMemo,
  juno: cosmosMemo,
  dydx: cosmosMemo,
  luna: cosmosMemo,
  lunc: cosmosMemo,
  rune: cosmosMemo,
  inj: cosmosMemo,
  sei: cosmosMemo,
  kava: cosmosMemo,
}
