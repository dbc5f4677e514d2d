/** What the steps of an exchange are called where it pays a payment request. */
export type PaymentWords = {
  /** In place of “You get”. */
  got: string
  /** The button that leads to the review, and the heading there. */
  review: string
  title: string
  /** @param amount what is sent, with its ticker */
  place: (amount: string) => string
}
