export const REQUEST_ID = 'x-request-id'
export const SHAPE_OF_ID = /^[\w-]{8,64}$/
