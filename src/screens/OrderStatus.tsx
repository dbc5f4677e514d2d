import { ExchangeStatus } from '@/features/exchangeStatus/ExchangeStatus'
import { PayFromWallet } from '@/features/wallet/PayFromWallet'
import { SignMessage } from '@/features/wallet/SignMessage'
import { UseMyWallet } from '@/features/wallet/UseMyWallet'
import { ForCustomer } from './ForCustomer'

const loadSaveRecipient = () =>
  import('@/features/savedAddresses/SaveRecipient').then((module) => module.SaveRecipient)

export const OrderStatus = ({ publicId }: { publicId: string }) => (
  <ExchangeStatus
    key={publicId}
    publicId={publicId}
    payment={(exchange, from, onDone) => <PayFromWallet {...{ exchange, from, onDone }} />}
    signTool={(message, address, onSigned) => <SignMessage {...{ message, address, onSigned }} />}
    addressTool={(currency, take) => <UseMyWallet currency={currency} onAddress={take} />}
  >
    <ForCustomer load={loadSaveRecipient} own={{ publicId }} />
  </ExchangeStatus>
)
