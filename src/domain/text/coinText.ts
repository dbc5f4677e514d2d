export type CoinText = {
  purpose: string
  network: string
  address: string
  moving: string
}

export type CoinSource = { title: string; url: string }
