/** The header that names one request from the first proxy to the last line of the log. */
export const REQUEST_ID = 'x-request-id'
export const SHAPE_OF_ID = /^[\w-]{8,64}$/
