import { errorReports } from '@/config/errorReports'

/**
 * Runs before any other script and buffers errors until the error reporter has loaded (issue 3); see
 * browser/earlyErrors. A constant without any input, always in the page, so that one hash stands for it in a content
 * security policy.
 */
export const earlyErrorsScript = `(function(){var k=[];function f(e){if(k.length<${errorReports.earlyErrorsKept})
k.push({error:e.type==='error'?e.error||e.message:e.reason,at:Date.now()})}
addEventListener('error',f);addEventListener('unhandledrejection',f)
window.earlyErrors={kept:k,stop:function(){removeEventListener('error',f);removeEventListener('unhandledrejection',f)}}})()`
