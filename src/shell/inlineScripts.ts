import { text as deferredScriptLoader } from './inline/deferredScriptLoader.ts?script'
import { text as earlyErrors } from './inline/earlyErrors.ts?script'
import { text as firstPaint } from './inline/firstPaint.ts?script'
import { text as installPrompt } from './inline/installPrompt.ts?script'
import { text as lateFonts } from './inline/lateFonts.ts?script'

/** They stand in every page and contain no input, so a hash of each in the CSP stands for it. */
export const inlineScripts = { deferredScriptLoader, earlyErrors, firstPaint, installPrompt, lateFonts }
