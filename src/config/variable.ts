/** One variable of the environment, without the spaces around it; empty counts as not set. Server only. */
export const text = (name: string, fallback: string) => process.env[name]?.trim() || fallback

/** @throws Error for what is no number of zero or more */
export const number = (name: string, fallback: number) => {
  const value = Number(text(name, String(fallback)))
  if (!Number.isFinite(value) || value < 0) throw new Error(`${name} must be a number of zero or more`)
  return value
}

/** @throws Error for one that could be guessed */
export const longSecret = (name: string, secret: string) => {
  if (secret && secret.length < 32) throw new Error(`${name} must have at least 32 characters`)
  return secret
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

/** @throws Error for another scheme; it never tells the address, not even in part: it holds a password */
export const demandScheme = (address: string, { shape, saying }: Scheme) => {
  if (address && !shape.test(address)) throw new Error(saying)
  return address
}
