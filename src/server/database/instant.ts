import { customType } from 'drizzle-orm/pg-core'

/** Milliseconds since 1970 in our code, a plain `timestamptz` in the database. */
export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (at) => new Date(at).toISOString(),
  fromDriver: (value) => Date.parse(value),
})
