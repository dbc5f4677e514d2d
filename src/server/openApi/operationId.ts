import type { Endpoint } from '@/contract/endpoint'

/** `getApiV4MarketsBySymbolHistory`: can never clash. */
export const operationId = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
  method.toLowerCase() +
  path
    .replace(/\{(\w+)\}/g, 'by-$1')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
