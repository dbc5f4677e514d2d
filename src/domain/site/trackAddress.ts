/** Reads an id or a link for visitors without scripts, and leads to the page of the exchange. */
export const TRACK_PATH = '/track'

/** The element that says that neither was entered. */
export const TRACK_FAULT = 'not-an-exchange'

/** In the address that leads back to the field: what was entered, for the field. */
export const TRACK_ENTERED = 'entered'

export const TRACK_LIMIT = 500
