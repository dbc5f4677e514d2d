export type WalletConnectSettings = { projectId: string; relayUrl: string }

export const WALLET_CONNECT = 'walletConnect'

const OWN_RELAYS = ['relay.walletconnect.org', 'relay.walletconnect.com']
/** Its frame vouches to the wallet for the name of the site. */
const VERIFY_ORIGIN = 'https://verify.walletconnect.org'

/** Whether WalletConnect vouches for the site; it knows only those who come by its own relay. */
export const isVouchedFor = ({ relayUrl }: WalletConnectSettings) =>
  OWN_RELAYS.includes(new URL(relayUrl).host)

/** Every origin that pages talk to for it, by how; for the content-security policy. Its telemetry is off. */
export const walletConnectOrigins = (settings: WalletConnectSettings | null) => ({
  connect: settings ? [new URL(settings.relayUrl).origin] : [],
  frame: settings && isVouchedFor(settings) ? [VERIFY_ORIGIN] : [],
})
