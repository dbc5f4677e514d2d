import { customType } from 'drizzle-orm/pg-core'

export const instant = customType<{ data: number; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  toDriver: (at) => new Date(at).toISOString(),
  fromDriver: (value) => Date.parse(value),
})
