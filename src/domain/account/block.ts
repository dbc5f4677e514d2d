/** What staff can block. A caller is an IP address or a network of them. */
export const BLOCK_KINDS = ['customer', 'email', 'address', 'caller'] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]
