export const FAQ_GROUPS = [
  { group: 'start', items: ['account', 'what-you-need', 'custody', 'how-long', 'sandbox'] },
  { group: 'rates', items: ['fixed-or-floating', 'fees', 'limits', 'different-amount', 'cashback'] },
  {
    group: 'addresses',
    items: ['which-address', 'which-network', 'memo', 'refund-address', 'refused-address'],
  },
  { group: 'running', items: ['statuses', 'confirmations', 'close-page', 'cancel'] },
  {
    group: 'trouble',
    items: [
      ...['wrong-amount', 'too-late', 'wrong-network', 'memo-forgotten'],
      ...['nothing-happens', 'security-check', 'real-site'],
    ],
  },
] as const
