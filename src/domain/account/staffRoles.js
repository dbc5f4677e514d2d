// @ts-check

/** What a member of staff may see and do at the desk; `admin`: all of it. */
export const STAFF_ROLES = /** @type {const} */ ([
  'orders',
  'payouts',
  'screening',
  'reviews',
  'messages',
  'providers',
  'contest',
  'partners',
  'reports',
  'announcements',
  'customers',
  'audit',
  'admin',
])
/** @typedef {(typeof STAFF_ROLES)[number]} StaffRole */
