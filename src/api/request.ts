import type { Transport } from './transport'

/** A chunk of its own, which all calls share; imported statically, axios would come again with each of their chunks. */
const importClient = () => import('./client')

// In a browser at once. A failure is the call's own.
if (typeof document !== 'undefined') void importClient().catch(() => undefined)

const requestOverHttp: Transport = async (config, read) => (await importClient()).request(config, read)

let transport = requestOverHttp

/** A server with the embedded back end calls it without a network. */
export const setTransport = (other: Transport) => {
  transport = other
}

/** @throws ApiFailure */
export const request: Transport = (config, read) => transport(config, read)
