/**
 * Texts with little room on a phone of 320 px, by group. `limit` is in characters of a Latin or Cyrillic text;
 * Japanese and Chinese characters are twice as wide. `*` in a key stands for every key of that level.
 */
const label = (...keys) => ({ kind: 'label', limit: 22, keys })
const button = (...keys) => ({ kind: 'button', limit: 30, keys })
/** Alone in its row, may break into two lines. */
const wideButton = (...keys) => ({ kind: 'wide button', limit: 40, keys })

export const SHORT_TEXTS = {
  'account-settings': [
    button('again', 'email.send', 'email.other', 'password.send', 'devices.end', 'export.make'),
    button('deletion.open', 'deletion.send', 'deletion.keep', 'deletion.close'),
    wideButton('devices.endOthers'),
  ],
  affiliate_program: [label('embed.theme.*'), button('embed.copy', 'embed.copied', 'embed.failed')],
  all_coins: [label('chart.range.*', 'list.all', 'list.favorite'), button('copy.*', 'list.more')],
  contacts: [button('form.send', 'form.again', 'sent.another')],
  credentials: [label('show', 'hide')],
  customer_account: [
    label('signOut', 'nav.*', 'history.states.*', 'pages.previous', 'pages.next', 'payouts.all'),
    label('payouts.states.requested', 'payouts.states.sending', 'payouts.states.finished'),
    button('history.start', 'history.export', 'history.clear', 'loyalty.withdraw'),
    button('claim.add', 'claim.again', 'claim.decline'),
    button('payouts.check', 'payouts.again', 'payouts.send', 'payouts.change', 'payouts.another'),
    button('addresses.more', 'addresses.add', 'addresses.remove', 'addresses.keep'),
    button('addresses.save', 'addresses.cancel'),
    wideButton('payouts.states.failed'),
  ],
  exchange: [
    label(
      'direction.exchange',
      'direction.buy',
      'direction.sell',
      'form.send',
      'form.get',
      'rate.floating',
      'rate.fixed',
    ),
    label('picker.groups.*', 'flow.amount', 'flow.address', 'flow.review', 'recipient.paste'),
    button('form.submit', 'form.next', 'form.review', 'form.back', 'form.change', 'form.retry'),
    button('amount.useMin', 'amount.useMax', 'amount.useFloating', 'picker.close', 'recipient.scan'),
    button('review.place', 'review.placeTransfer', 'review.again', 'review.change', 'changed.decline'),
    wideButton('changed.accept'),
  ],
  'own-exchanges': [button('export', 'move.save', 'move.open')],
  'exchange-status': [
    label('progress.waiting', 'progress.confirming', 'progress.exchanging', 'progress.sending'),
    label('progress.finished', 'progress.verifying', 'progress.expired', 'progress.failed'),
    label('progress.refunded', 'code.address', 'code.amount'),
    label('sandbox.too_small', 'sandbox.too_large', 'sandbox.late', 'sandbox.expire'),
    button('copy.*', 'copyAmount', 'copyAddress', 'copyAccount', 'card.again', 'card.close', 'choice.refund'),
    button('outcome.another', 'outcome.print', 'sandbox.full', 'save.save'),
    wideButton('push.offer', 'push.stop', 'choice.continue'),
  ],
  faq: [button('copy', 'copied', 'failed')],
  forgot_password: [button('reset.send', 'newPassword.send', 'newPassword.askAgain')],
  header: [label('dark', 'language', 'account', 'nav.*')],
  'main-page': [label('rates.filter.*', 'rates.action')],
  maintenance: [button('notice.close')],
  reusable: [
    button(
      'toHome',
      'notice.cookies.gotIt',
      'notice.consent.accept',
      'notice.consent.decline',
      'notice.app.download',
      'notice.app.stay',
    ),
    button('notice.insecure.link'),
  ],
  reviews: [button('form.send', 'form.again', 'list.again', 'list.more')],
  'sign-in': [
    label('signIn.choice', 'signUp.choice'),
    button('signIn.send', 'signUp.send', 'mailbox.again', 'mailbox.otherAddress'),
    button('link.again'),
  ],
  tether: [button('copy.*')],
  views: [button('submit')],
  wallet: [button('connect', 'fill', 'pay')],
  'wallet-menu': [
    label('inUse'),
    button('connect', 'use', 'disconnect', 'pair.copy', 'pair.copied', 'pair.notCopied'),
    button('pair.again', 'pair.back', 'pay.otherWallet', 'pay.again.button'),
    wideButton('pair.open'),
  ],
}
