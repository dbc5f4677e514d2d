import { errorReports } from '@/config/errorReports'

/** Buffers errors from before the error reporter. Constant, so one hash in the CSP stands for it. */
export const earlyErrorsScript = `(function(){var k=[];function f(e){if(k.length<${errorReports.earlyErrorsKept})
k.push({error:e.type==='error'?e.error||e.message:e.reason,at:Date.now()})}
addEventListener('error',f);addEventListener('unhandledrejection',f)
window.earlyErrors={kept:k,stop:function(){removeEventListener('error',f);removeEventListener('unhandledrejection',f)}}})()`
