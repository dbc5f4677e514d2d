/** How wallets of other devices are reached, from the operator's configuration; every browser sees it. */
export type WalletConnectSettings = { projectId: string; relayUrl: string }

/** The id of the connector for them, beside those that installed wallets announce. */
export const WALLET_CONNECT = 'walletConnect'

const OWN_RELAYS = ['relay.walletconnect.org', 'relay.walletconnect.com']
/** Its frame vouches to the wallet for the name of the site that asks. */
const VERIFY_ORIGIN = 'https://verify.walletconnect.org'

/** Whether WalletConnect vouches for the site; it knows only those who come by its own relay. */
export const isVouchedFor = ({ relayUrl }: WalletConnectSettings) =>
  OWN_RELAYS.includes(new URL(relayUrl).host)

/** Every origin that pages talk to for it, by how; for the content-security policy. Its telemetry is off. */
export const walletConnectOrigins = (settings: WalletConnectSettings | null) => ({
  connect: settings ? [new URL(settings.relayUrl).origin] : [],
  frame: settings && isVouchedFor(settings) ? [VERIFY_ORIGIN] : [],
})
