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
  'settings',
  'audit',
  'admin',
])
/** @typedef {(typeof STAFF_ROLES)[number]} StaffRole */

/** In the order of the list, each once; names that are no role any more are left out.
 * @param {readonly (readonly string[])[]} lists @returns {StaffRole[]} */
export const unionOfRoles = (lists) => STAFF_ROLES.filter((role) => lists.some((list) => list.includes(role)))
