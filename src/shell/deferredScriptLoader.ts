/**
 * At the end of the body: hands over what the bundler is told of this page (see bootstrapData), then fetches the page's
 * scripts, in their order, after the first frame has been painted. A page in a background tab is not painted, so it waits
 * half a second at most. Until the page is hydrated it notes what is pressed (browser/earlyPresses). A constant of ours without any input.
 */
export const deferredScriptLoader = `(function(){window.earlyPresses=[];document.addEventListener('click',function press(event){
if(document.documentElement.dataset.hydrated!==undefined)return document.removeEventListener('click',press,true)
var control=event.target.closest&&event.target.closest('button,input');if(control)window.earlyPresses.push({control:control,event:event})},true)
var boot=document.querySelector('script[data-boot]')
if(boot)JSON.parse(boot.textContent).forEach(function(told){(window.TURBOPACK=window.TURBOPACK||[]).push(told)})
var awake;function wake(){if(awake)return;awake=1;
document.querySelectorAll('script[data-wake]').forEach(function(named){var script=document.createElement('script');
script.src=named.dataset.wake;script.async=false;document.head.appendChild(script)})}
requestAnimationFrame(function(){setTimeout(wake)});setTimeout(wake,500)})()`
