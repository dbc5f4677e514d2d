import type { Erasure } from '@/contract/deskProposals'

type Stays = Omit<Erasure['stays'][number], 'count'>

/** What erasing a person leaves, and why; as docs/accounts-and-desk.md has it. */
export const STAYS = {
  exchanges: {
    what: 'exchanges, with addresses, amounts and transactions',
    why: 'records of money that moved; nobody is named in them any more, and their retention deletes them',
  },
  open: {
    what: 'exchanges that have not ended',
    why: 'they go on; their addresses are needed until then',
  },
  openOfAddress: {
    what: 'exchanges that have not ended, with this email address',
    why: 'they go on, and are answered for by email; erase the address again once they have ended',
  },
  payouts: { what: 'withdrawals', why: 'they are part of the books, without the person' },
  movingPayouts: {
    what: 'withdrawals under way',
    why: 'they go on to their address; refuse them first if they are not to be paid',
  },
  balance: (btc: string) => ({
    what: `the balance of ${btc} BTC`,
    why: 'it is written off in the books: an account that is gone cannot withdraw',
  }),
  blocks: { what: 'blocks of this email address', why: 'prevention of abuse; end them at Screening' },
  audit: {
    what: 'the audit log',
    why: 'what staff did stays provable; it names ids, and no email address of a customer',
  },
} as const

/** The hold stays, with a hash in place of the address. */
export const RELEASED_HOLDS = 'the email address in released legal holds'

export const counted = (rows: readonly (readonly [what: string, count: number])[]): Erasure['erases'] =>
  rows.filter(([, count]) => count > 0).map(([what, count]) => ({ what, count }))

export const staying = (rows: readonly (readonly [Stays, count: number])[]): Erasure['stays'] =>
  rows.filter(([, count]) => count > 0).map(([stays, count]) => ({ ...stays, count }))
