/**
 * Hands over bootstrapData, then fetches the page's scripts in order after the first paint, at most half a second later
 * for background tabs, which do not paint. Notes presses until hydration (browser/earlyPresses). Contains no input.
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
