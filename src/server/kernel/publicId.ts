import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no two characters look alike. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** 80 random bits: it cannot be guessed. */
export const newPublicId = () => Array.from(randomBytes(16), (byte) => LETTERS[byte & 31]).join('')
