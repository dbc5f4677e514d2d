import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no two characters look alike. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** An id of 80 random bits: who does not have it cannot guess it, and it can be read out over the telephone. */
export const newPublicId = () => Array.from(randomBytes(16), (byte) => LETTERS[byte & 31]).join('')
