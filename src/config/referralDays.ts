/** How long a referral link counts that a visitor followed, for an operator who names no other time. */
export const REFERRAL_DAYS = 30
