/** The holder of a bank account, as SEPA structures it (ISO 20022 PstlAdr). */
export type AccountOwner = {
  name: string
  street: string
  buildingNumber: string
  postCode: string
  town: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

export const emptyOwner: AccountOwner = {
  name: '',
  street: '',
  buildingNumber: '',
  postCode: '',
  town: '',
  country: '',
}
