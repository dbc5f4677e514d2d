import { COIN_DECIMALS, EVM_COINS } from '@/domain/wallet/evmCoins'
import { evmNetwork, takesEvmLinks } from './linkSchemes'
import { looksWritten, parametersOf, wholeUnits, type AddressCurrency, type PaymentCode } from './paymentCode'

const REQUEST = /^(?:pay-)?([^@/?\s]+)(?:@(\d{1,12}|0x[0-9a-f]{1,10}))?(?:\/([^?]*))?(?:\?(.*))?$/is

/** EIP-681, without `ethereum:`. A transfer of a token names its contract first, where coins would be lost; of any other
 * call nobody is the payee. Wallets leave the chain out on every chain, so only one that is written can be another. */
export function readEthereumLink(rest: string, currency: AddressCurrency): PaymentCode | null {
  const [, target = '', chain, call = '', query = ''] = REQUEST.exec(rest.replace(/\s+/g, '')) ?? []
  const parameters = parametersOf(query)
  if (target === '' || !parameters) return null
  const isTransfer = call.toLowerCase() === 'transfer'
  if (call !== '' && !isTransfer) return null
  const address = isTransfer ? parameters.get('address') : target
  const own = takesEvmLinks(currency.network) ? currency.network : 'eth'
  const network = chain === undefined ? own : evmNetwork(chain)
  if (!address) return null
  if (network !== currency.network) return { address, extraId: null, amount: null, network }
  if (!looksWritten(currency, address)) return null
  const amount = isTransfer ? tokenAmount(target, parameters, currency) : coinAmount(parameters, currency)
  return { address, extraId: null, amount, network: chain === undefined ? null : network }
}

function coinAmount(
  parameters: ReadonlyMap<string, string>,
  { network, symbolFront, fullInfo }: AddressCurrency,
) {
  const isCoin = fullInfo.contract_address === null && symbolFront === EVM_COINS[network]?.coin
  return isCoin ? wholeUnits(parameters.get('value'), COIN_DECIMALS) : null
}

function tokenAmount(
  token: string,
  parameters: ReadonlyMap<string, string>,
  { fullInfo: { contract_address: contract, precision } }: AddressCurrency,
) {
  const isSame = token.toLowerCase() === contract?.toLowerCase()
  return isSame ? wholeUnits(parameters.get('uint256'), precision) : null
}
