import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Hexadecimal digits of each half. */
const HALF = 32

/**
 * Names a purchase at Mercuryo, which takes up to 255 characters. It is bound to its exchange and does not name it: who
 * has it may read that purchase's state, and nothing is stored for that.
 */
export function newPurchaseId(publicId: string, secret: string): string {
  const random = randomBytes(HALF / 2).toString('hex')
  return random + seal(random, publicId, secret)
}

export function isPurchaseOf(id: string, publicId: string, secret: string): boolean {
  if (!/^[\da-f]{64}$/.test(id)) return false
  const expected = Buffer.from(seal(id.slice(0, HALF), publicId, secret))
  return timingSafeEqual(Buffer.from(id.slice(HALF)), expected)
}

const seal = (random: string, publicId: string, secret: string) =>
  createHmac('sha256', secret).update(`card purchase\n${random}\n${publicId}`).digest('hex').slice(0, HALF)
