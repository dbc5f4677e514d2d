export const emptyRecipient = {
  addressTo: '',
  /** Of the Ethereum Name Service, by which the address was chosen; else empty. */
  addressToName: '',
  extraIdTo: '',
  notProvideMemo: false,
  userRefundAddress: '',
  userRefundName: '',
  userRefundExtraId: '',
  notProvideRefundMemo: false,
}

export type RecipientFields = typeof emptyRecipient
