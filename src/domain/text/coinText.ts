/** What a coin's page says of that coin alone: plain text of two to four sentences each, in one language. */
export type CoinText = {
  purpose: string
  network: string
  address: string
  moving: string
}

export type CoinSource = { title: string; url: string }
