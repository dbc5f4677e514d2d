import { ExchangeStatus } from '@/features/exchangeStatus/ExchangeStatus'
import { PayFromWallet } from '@/features/wallet/PayFromWallet'
import { UseMyWallet } from '@/features/wallet/UseMyWallet'
import { SaveRecipientOffer } from './SaveRecipientOffer'

export const OrderStatus = ({ publicId }: { publicId: string }) => (
  <ExchangeStatus
    key={publicId}
    publicId={publicId}
    payment={(exchange, from, onDone) => <PayFromWallet {...{ exchange, from, onDone }} />}
    addressTool={(currency, take) => <UseMyWallet currency={currency} onAddress={take} />}
  >
    <SaveRecipientOffer publicId={publicId} />
  </ExchangeStatus>
)
