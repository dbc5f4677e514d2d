// @ts-check
import { STAFF_ROLES } from '../../domain/account/staffRoles.js'
import { explorerUrl } from './explorerUrl.js'
import { flag, integer, oneOf, parsed } from './valueTypes.js'
import { serverVariable } from './variable.js'

/** @typedef {import('../../domain/account/staffRoles.js').StaffRole} StaffRole */

const EMAIL = /^[^\s@<>,:]+@[^\s@<>.,:]+(?:\.[^\s@<>.,:]+)+$/

/** By e-mail address, in the spelling of `normalEmail` of domain/account.
 * @type {import('./valueTypes.js').ValueType<ReadonlyMap<string, readonly StaffRole[]>>} */
const staffList = parsed(
  `a list like anna@example.com:orders+messages,ben@example.com:admin with the roles ${STAFF_ROLES.join(', ')}`,
  /** @type {ReadonlyMap<string, readonly StaffRole[]>} */ (new Map()),
  (value) => {
    const parts = value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    const members = parts.flatMap(readMember)
    const isWhole =
      members.length === parts.length && new Set(members.map(([email]) => email)).size === parts.length
    return isWhole ? new Map(members) : undefined
  },
)

/** @param {string} part @returns {(readonly [email: string, roles: readonly StaffRole[]])[]} none where it is no member of staff */
function readMember(part) {
  const [email = '', written = '', ...rest] = part.split(':')
  const names = written.split('+')
  const roles = STAFF_ROLES.filter((role) => names.includes(role))
  const isRight = EMAIL.test(email) && rest.length === 0 && roles.length === names.length
  return isRight ? [[email.normalize('NFKC').toLowerCase(), roles]] : []
}

/** In decimal notation, as `domain/money` calculates. */
const btcAmount = parsed('an amount of bitcoin such as 0.01', '0', (value) =>
  /^(?:0|[1-9]\d{0,7})(?:\.\d{1,8})?$/.test(value) ? value : undefined,
)

/** @param {StaffRole} role @param {readonly StaffRole[]} roles */
export const hasStaffRole = (role, roles) => roles.includes(role) || roles.includes('admin')

/** @param {StaffRole} role @param {ReadonlyMap<string, readonly StaffRole[]>} staff */
export const hasStaffFor = (role, staff) => [...staff.values()].some((roles) => hasStaffRole(role, roles))

/** @param {{ deskStaff: ReadonlyMap<string, readonly StaffRole[]> }} values */
export const hasPayoutStaff = ({ deskStaff }) => hasStaffFor('payouts', deskStaff)

export const deskVariables = {
  deskStaff: serverVariable('DESK_STAFF', {
    type: staffList,
    shapesPages: true,
    description:
      'who may open `/desk`: e-mail addresses of customers of this site with their roles, such as `anna@example.com:orders+messages,ben@example.com:admin`; empty: there is no desk. They may [invite others](accounts-and-desk.md#add-a-member-of-staff) without a restart; see [The desk](accounts-and-desk.md#the-desk)',
    example: 'anna@example.com:orders+payouts+screening,ben@example.com:admin',
  }),
  deskFourEyes: serverVariable('DESK_FOUR_EYES', {
    type: flag,
    fallback: '0',
    description:
      '`1`: refunds to an address that staff name, payouts above `DESK_FOUR_EYES_ABOVE_BTC` and unblocking need a second member of staff, see [Four eyes](security.md#four-eyes)',
    example: '1',
  }),
  deskFourEyesAboveBtc: serverVariable('DESK_FOUR_EYES_ABOVE_BTC', {
    type: btcAmount,
    fallback: '0',
    description: 'payouts of more bitcoin than this need a second member of staff; `0`: each does',
    example: '0.01',
  }),
  staffEmails: serverVariable('STAFF_NOTIFICATIONS', {
    type: oneOf(/** @type {const} */ (['off', 'now', 'hourly', 'daily'])),
    fallback: 'now',
    description:
      'when staff, those of `DESK_STAFF` and those who were invited, get an email of what is new for their roles: exchanges on hold, messages, payouts, orders and payouts that differ; `now`: within a minute or two, `off`: they look at the desk by themselves',
    example: 'hourly',
  }),
  payoutApproval: serverVariable('PAYOUT_APPROVAL', {
    type: flag,
    fallback: '0',
    description:
      '`1`: in the sandbox a payout of cashback waits until staff have approved it at the desk; with `LIVE` each waits for staff in any case',
    example: '1',
  }),
  payoutExplorerUrl: serverVariable('PAYOUT_EXPLORER_URL', {
    type: explorerUrl,
    description:
      'with `LIVE`: the API of a block explorer that speaks Esplora’s (https://github.com/Blockstream/esplora/blob/master/API.md), which is called for `/tx/{hash}`: a transaction that staff enter is checked for address and amount, and its payout is confirmed once it is deep enough; empty: staff confirm payouts by hand, see [Payouts](money.md#payouts)',
    example: 'https://mempool.space/api',
  }),
  payoutConfirmations: serverVariable('PAYOUT_CONFIRMATIONS', {
    type: integer(1, 100),
    fallback: '2',
    description: 'how many confirmations a payout needs there',
    example: '6',
  }),
}
