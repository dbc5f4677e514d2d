import { EVM_NETWORKS } from './evmNetworks.mjs'
import { EXTRA_IDS } from './extraIds.mjs'
import { OTHER_NETWORKS } from './otherNetworks.mjs'

const WITH_RESERVE = ['xrp', 'xlm']

/** Whether visitors enter or copy one beside the address. */
const isBeside = (id) => id in EXTRA_IDS && !EXTRA_IDS[id].inAddress

const warningsFrom = (id) => [
  ...(isBeside(id) ? ['memo_required'] : []),
  ...(id === 'lightning' ? ['lightning_expiry'] : []),
]
const warningsTo = (id) => [
  ...(isBeside(id) ? ['memo_check'] : []),
  ...(WITH_RESERVE.includes(id) ? ['account_reserve'] : []),
  ...(id === 'lightning' ? ['lightning_expiry'] : []),
]

export const NETWORKS = Object.fromEntries(
  Object.entries({ ...EVM_NETWORKS, ...OTHER_NETWORKS }).map(([id, network]) => [
    id,
    {
      ...network,
      extraId: EXTRA_IDS[id] ?? null,
      warningsFrom: warningsFrom(id),
      warningsTo: warningsTo(id),
    },
  ]),
)

/** A deposit watcher may miss coins that arrive out of a contract. */
export const isEvm = (id) => id in EVM_NETWORKS
