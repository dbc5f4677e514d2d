import * as z from 'zod/mini'
import type { Endpoints } from './endpoint'
import { documented, named } from './schema'

const addressName = named(
  'AddressName',
  z.object({
    name: documented(z.string(), { description: 'As it is written after normalization (ENSIP-15).' }),
    address: documented(z.string(), { description: 'On that network, with the checksum of EIP-55.' }),
  }),
)
export type AddressName = z.output<typeof addressName>

export const addressNames = {
  get: {
    method: 'GET',
    path: '/api/v4/address-names',
    limit: 'names',
    needed: ['name', 'network'],
    query: z.object({
      name: documented(z._default(z.string(), ''), {
        description: 'Of the Ethereum Name Service: `name.eth`.',
      }),
      network: documented(z._default(z.string(), ''), {
        description: 'The id of an EVM network; each has records of its own.',
      }),
    }),
    result: addressName,
    errors: { 404: ['not_found'], 422: ['name_unresolved'], 503: ['name_unavailable'] },
    tag: 'Exchanges',
    description: 'Not found where the back end looks up no names.',
    summary: 'Where a name of the Ethereum Name Service points on a network',
  },
} as const satisfies Endpoints
