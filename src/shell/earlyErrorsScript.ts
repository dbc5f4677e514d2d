import { errorReports } from '@/config/errorReports'

/**
 * Runs before any other script and keeps what goes wrong until the error reporter has loaded (issue 3); browser/earlyErrors
 * takes it from there. A constant of ours without any input, which is why it may stand in the page as it is: it does so
 * whether Sentry is configured or not, so that one hash stands for it in a content security policy.
 */
export const earlyErrorsScript = `(function(){var k=[];function f(e){if(k.length<${errorReports.earlyErrorsKept})
k.push({error:e.type==='error'?e.error||e.message:e.reason,at:Date.now()})}
addEventListener('error',f);addEventListener('unhandledrejection',f)
window.earlyErrors={kept:k,stop:function(){removeEventListener('error',f);removeEventListener('unhandledrejection',f)}}})()`
