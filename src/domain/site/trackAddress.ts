/** Reads an id or a link for visitors without scripts, and leads to the page of the exchange. */
export const TRACK_PATH = '/track'

/** The element that says that neither was entered. */
export const TRACK_FAULT = 'not-an-exchange'
