/** Never leaves the machine: localhost and what is below it, 127.0.0.0/8 and [::1], as a browser writes them. */
const LOOPBACK = /^((.+\.)?localhost\.?|127(\.\d{1,3}){3}|\[::1\])$/

type Address = { protocol: string; hostname: string }

/** Others along the way can read and change the page (decisions §3). */
export const isInsecureConnection = ({ protocol, hostname }: Address): boolean =>
  protocol === 'http:' && !LOOPBACK.test(hostname)

export const secureConnection = (href: string): string => href.replace(/^http:/, 'https:')
