/**
 * What web3icons or Ledger's list lacks: [ticker, network, contract, precision, rank]; precision null: Ledger's.
 * Contracts as published by the issuers (tether.to/supported-protocols, developers.circle.com, docs.ethena.fi).
 */
export const HAND_TOKENS = [
  ['usdt', 'bsc', '0x55d398326f99059fF775485246999027B3197955', null],
  ['usdt', 'polygon', '0xc2132D05D31c914a87C6611C10748AEb04B58e8F', null],
  ['usdt', 'arbitrum', '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', null],
  ['usdt', 'optimism', '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58', null],
  ['usdt', 'ton', 'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs', 6],
  ['usdt', 'apt', '0x357b0b74bc833e95a115ad22604854d6b0fca151cecd94111770e5d6ffc9dc2b', 6],
  ['usdt', 'near', 'usdt.tether-token.near', 6],
  ['usdc', 'bsc', '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', null],
  ['usdc', 'sui', '0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC', 6],
  ['usdc', 'apt', '0xbae207659db88bea0cbead6da0ed00aac12edcdda169e591cd41c94180b46f3b', 6],
  ['usdc', 'near', '17208628f84f5d6ad33f0da3bbbeb27ffcb398eac501a31bd6ad2011e36133a1', 6],
  ['usdc', 'hbar', '0.0.456858', 6],
  ['usdc', 'algo', '31566704', 6],
  ['usdc', 'celo', '0xcebA9300f2b948710d2653dD7B07f33A8B32118C', 6],
  // Stellar has seven decimal places for every asset.
  ['usdc', 'xlm', 'USDC-GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN', 7],
  ['eurc', 'xlm', 'EURC-GDHU6WRG4IEQXM5NZ4BMPKOXHW76MZM4Y2IEMFDVXBSDP6SJY4ITNPP2', 7, 180],
  ['eurc', 'eth', '0x1aBaEA1f7C830bD89Acc67eC4af516284b1bC33c', 6, 180],
  ['eurc', 'avax', '0xC891EB4cbdEFf6e073e859e987815Ed1505c2ACD', 6, 180],
  ['eurc', 'sol', 'HzwqbKZw8HxMN6bF2yFZNrht3c2iXXzpKcFu7uBEDKtr', 6, 180],
  ['usde', 'eth', '0x4c9EDD5852cd905f086C759E8383e09bff1E68B3', 18, 30],
  ['eth', 'bsc', '0x2170Ed0880ac9A755fd29B2688956BD959F933F8', null],
]
