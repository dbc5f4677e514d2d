/** As in the address (R3). Plain JavaScript because next.config.js and deploy/checkSettings.mjs read it too. */
export const LOCALES = /** @type {const} */ (['en', 'de', 'vi', 'es', 'pt', 'ru', 'ja', 'cn', 'id', 'fr'])
export const DEFAULT_LOCALE = /** @type {const} */ ('en')
