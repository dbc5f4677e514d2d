export const FAQ_GROUPS = [
  {
    group: 'start',
    items: [
      ...['account', 'what-you-need', 'custody', 'how-long', 'currencies'],
      ...['personal-data', 'test-amount', 'sandbox'],
    ],
  },
  {
    group: 'rates',
    items: [
      ...['fixed-or-floating', 'fees', 'fee-example', 'limits', 'rate-updates', 'different-amount'],
      ...['no-fixed-rate', 'fixed-countdown', 'wallet-fee', 'compare'],
    ],
  },
  {
    group: 'addresses',
    items: [
      ...['which-network', 'memo', 'which-address', 'refused-address', 'exchange-deposit'],
      ...[
        'other-recipient',
        'change-address',
        'reuse-address',
        'refund-address',
        'account-reserve',
        'lightning',
      ],
    ],
  },
  {
    group: 'running',
    items: [
      ...['statuses', 'confirmations', 'close-page', 'exchange-id', 'notifications', 'other-device'],
      ...['receipt', 'lost-link', 'cancel'],
    ],
  },
  {
    group: 'fiat',
    items: [
      ...['pay-by-bank', 'bank-account', 'bank-name', 'bank-time', 'sell-example', 'card', 'fiat-to-fiat'],
      ...['bank-reference', 'bank-less', 'bank-missing'],
    ],
  },
  {
    group: 'trouble',
    items: [
      ...['wrong-network', 'memo-forgotten', 'wrong-amount', 'wrong-address', 'too-late', 'two-deposits'],
      ...['nothing-happens', 'not-arrived', 'failed-exchange', 'security-check', 'check-documents'],
      ...['real-site', 'recovery-offer'],
    ],
  },
  {
    group: 'refunds',
    items: ['refund-request', 'refund-amount', 'refund-time', 'refund-refused'],
  },
  {
    group: 'wallets',
    items: ['connect-wallet', 'pay-from-wallet', 'contract-deposit', 'transaction-hash', 'qr-code'],
  },
  {
    group: 'loyalty',
    items: [
      ...['why-account', 'add-earlier', 'cashback', 'cashback-example', 'levels', 'withdraw-cashback'],
      ...['second-step', 'lost-second-step', 'forgot-password', 'no-email', 'delete-account', 'commission'],
    ],
  },
] as const

export const faqAnchor = (group: (typeof FAQ_GROUPS)[number]['group']) => `faq-${group}`

/** Also searched: what visitors of every language type, and the answers spell out. */
export const KEYWORDS: Partial<Record<string, string>> = {
  'personal-data': 'kyc',
  'security-check': 'kyc aml',
  'check-documents': 'kyc id',
}
