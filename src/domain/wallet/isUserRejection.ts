type Refusal = Partial<Record<'code' | 'name' | 'message' | 'shortMessage' | 'details' | 'reason', unknown>>

/** ethers 5 and 6; some wallets copied it. */
const CODES: readonly unknown[] = ['ACTION_REJECTED', 'USER_REJECTED', 'USER_REJECTED_REQUEST']

const NAMES: readonly unknown[] = [
  'UserRejectedRequestError',
  'UserRejectedError',
  'UserRejectsError',
  'UserDeniedError',
  'ActionRejectedError',
]

const VERB = String.raw`(?:rejected|denied|declined|cancell?ed|refused|disapproved|aborted)`

/** Wallets without the code of EIP-1193 say it in words, under -32000, -32603 or no code at all. */
const PERSON_NAMED: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:user|customer|you) (?:has |have |was )?(?:just |explicitly )?${VERB}\b`, 'i'),
  new RegExp(String.raw`\b${VERB} by (?:the |your |a )?(?:user|customer|owner|signer)\b`, 'i'),
  /\buser(?:'s)? (?:rejection|refusal|denial|cancell?ation)\b/i,
  /\buser (?:rejects?|denies|deny|declines?|cancels?)\b/i,
  // imToken, TokenPocket and OKX in Chinese.
  /(?:用户|用戶)已?(?:取消|拒绝|拒絕)/,
]

/** Only as the whole sentence: «Request rejected: rate limit» comes from a node, and the payment may be on its way. */
const NOBODY_NAMED = new RegExp(
  String.raw`^(?:(?:the )?(?:request|action|operation|transaction|tx|signature|signing|approval)(?: request)? )?(?:was |has been |is )?${VERB}[.!]?$`,
  'i',
)

/** EIP-1474: a node has refused the transaction, unless the sentence names a person. */
const REFUSED_BY_NODE = -32003

/** A person's «no», told without the code that says so. */
export function isUserRejection({ code, name, message, shortMessage, details, reason }: Refusal): boolean {
  if (CODES.includes(code) || NAMES.includes(name)) return true
  const mayNameNobody = Number(code) !== REFUSED_BY_NODE
  return [message, shortMessage, details, reason]
    .filter((text) => typeof text === 'string')
    .some(
      (text) =>
        PERSON_NAMED.some((words) => words.test(text)) || (mayNameNobody && NOBODY_NAMED.test(text.trim())),
    )
}
