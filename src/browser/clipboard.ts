/** Firefox and unsafe connections offer no reading of the clipboard; the button then stays away. */
export const canPaste = () => typeof navigator.clipboard?.readText === 'function'

/** The clipboard's text; empty when the visitor refuses. */
export const pasteText = () => navigator.clipboard.readText().catch(() => '')
