/** One variable of the environment, without the spaces around it; empty counts as not set. Server only. */
export const text = (name: string, fallback: string) => process.env[name]?.trim() || fallback

/** @throws Error for what is no number of zero or more */
export const number = (name: string, fallback: number) => {
  const value = Number(text(name, String(fallback)))
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number of zero or more`)
  return value
}

type Scheme = { shape: RegExp; saying: string }
export const POSTGRES: Scheme = {
  shape: /^postgres(ql)?:\/\//,
  saying: 'DATABASE_URL must begin with postgres://',
}
export const REDIS: Scheme = {
  shape: /^rediss?:\/\//,
  saying: 'REDIS_URL must begin with redis:// or rediss://',
}
export const REDIS_LIMITS: Scheme = {
  shape: REDIS.shape,
  saying: 'REDIS_LIMITS_URL must begin with redis:// or rediss://',
}

/** Characters; `openssl rand -hex 32` gives 64. */
const MIN_SECRET = 32
const PLACEHOLDER = /replace.?me|change.?me|example|placeholder|your.?(?:secret|token)/i

/** @throws Error for a secret that could be guessed, or was never chosen; it never says what it is */
export const requireSecret = (name: string, value: string) => {
  if (value && value.length < MIN_SECRET)
    throw new Error(`${name} must have at least ${MIN_SECRET} characters`)
  if (PLACEHOLDER.test(value)) throw new Error(`${name} must be a secret of your own: openssl rand -hex 32`)
  return value
}

/** @throws Error for another scheme; it never tells the address, not even in part: it holds a password */
export const demandScheme = (address: string, { shape, saying }: Scheme) => {
  if (address && !shape.test(address)) throw new Error(saying)
  return address
}
