import type { DeskKey } from '@/contract/deskKeys'

/** What is done in the dialog. */
export type KeyWork = { kind: 'add' } | { kind: 'rotate' | 'revoke'; key: DeskKey }
