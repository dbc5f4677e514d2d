/**
 * After the first paint, or half a second later in a background tab, which does not paint, fetches the page's scripts
 * in order, each again until it comes; meanwhile has a worker load the browser's data for numbers and
 * dates, which all threads share and which takes longer than any part of hydration. Once all scripts have come,
 * hands over bootstrapData, which starts the
 * scripts, in several tasks, because a slow phone takes some 70 ms for all of them. Notes presses until hydration
 * (browser/earlyPresses); by an animation, which leaves the HTML as React expects it, a button shows that it waits.
 * Contains no input.
 */
export const deferredScriptLoader = `(function(){window.earlyPresses=[];document.addEventListener('click',function press(event){
if(document.documentElement.dataset.hydrated!==undefined)return document.removeEventListener('click',press,true)
var control=event.target.closest&&event.target.closest('button,input');if(control)window.earlyPresses.push({control:control,event:event,
waiting:control.tagName==='BUTTON'&&control.animate&&control.animate({opacity:[matchMedia('(prefers-reduced-motion: reduce)').matches?0.4:1,0.4]},
{duration:600,iterations:Infinity,direction:'alternate'})})},true)
var boot=document.querySelector('script[data-boot]'),files=document.querySelectorAll('script[data-deferred]'),missing=files.length
function arrived(){if(--missing||!boot)return;var parts=JSON.parse(boot.textContent),turn=new MessageChannel
turn.port1.onmessage=function(){window.TURBOPACK.push(parts.shift());if(parts.length)next();else turn.port1.close()}
function next(){turn.port2.postMessage(0)}next()}
function loadScript(file,pause){var script=document.createElement('script');script.src=file;script.async=false;script.onload=arrived
script.onerror=function(){script.remove();setTimeout(loadScript,pause,file,Math.min(2*pause,3e4))};document.head.appendChild(script)}
var hasStarted;function load(){if(hasStarted)return;hasStarted=1;
files.forEach(function(file){loadScript(file.dataset.deferred,1000)})
setTimeout(loadLocale)}
function loadLocale(){var tag=JSON.stringify(document.documentElement.lang)
try{var url=URL.createObjectURL(new Blob(['(0).toLocaleString('+tag+');new Date().toLocaleString('+tag+');postMessage(0)'])),worker=new Worker(url)
worker.onmessage=worker.onerror=function(){worker.terminate();URL.revokeObjectURL(url)}}catch(_){}}
new PerformanceObserver(load).observe({type:'paint',buffered:true});setTimeout(load,500)})()`
