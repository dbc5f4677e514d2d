import { ADDRESSES } from '@/http/addresses'

/** Every row of the table with a path that it matches. */
export const addressExamples = ADDRESSES.map((address) => ({
  ...address,
  example: address.path.replace('/**', '/a/b').replace('*', 'a.png'),
}))
