// @ts-check

/** Written by the importer of sanctions lists. */
export const SANCTIONS_FILE = 'sanctions.txt'

/** In the folder of the operator; read again while the site runs. */
export const BLOCKED_FILES = /** @type {const} */ (['blocked.txt', SANCTIONS_FILE])
