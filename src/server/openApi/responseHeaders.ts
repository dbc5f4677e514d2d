import { REQUEST_ID } from '@/config/requestId'

const text = { type: 'string' }

export const responseHeaders = {
  [REQUEST_ID]: { description: 'Id of the request, as in the log.', schema: text },
  'x-sandbox': { description: '`true` where no real money moves; absent otherwise.', schema: text },
  'retry-after': {
    description: 'Seconds after which the call may be repeated.',
    schema: { type: 'integer' },
  },
}

const refTo = (name: keyof typeof responseHeaders) => ({ $ref: `#/components/headers/${name}` })

export const headersOf = (status: number) => ({
  [REQUEST_ID]: refTo(REQUEST_ID),
  'x-sandbox': refTo('x-sandbox'),
  ...((status === 429 || status === 503) && { 'retry-after': refTo('retry-after') }),
})
