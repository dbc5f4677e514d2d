/** Firefox and unsafe connections offer no reading of the clipboard; the button then stays away. */
export const canPaste = () => typeof navigator.clipboard?.readText === 'function'

export const pasteText = () => navigator.clipboard.readText().catch(() => '')
