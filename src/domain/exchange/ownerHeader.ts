/** Of the owner of an exchange that belongs to no customer. */
export const OWNER_SECRET_HEADER = 'x-exchange-secret'
