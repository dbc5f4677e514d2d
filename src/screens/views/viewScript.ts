import * as timings from '@/config/timings'
import { HEIGHT_MESSAGE } from '@/domain/site/embed'

/** Requests the server while typing, so that the programme's rules stay in one place. Contains no input. */
export const viewScript = `(function(){var root=document.documentElement,form=document.querySelector('form'),timer,latest=0
new ResizeObserver(function(){parent.postMessage({type:'${HEIGHT_MESSAGE}',height:root.offsetHeight},'*')}).observe(root)
function update(){var own=++latest;fetch('?'+new URLSearchParams(new FormData(form))).then(function(response){
if(!response.ok)throw response;return response.text()}).then(function(text){if(own!==latest)return
var fresh=new DOMParser().parseFromString(text,'text/html');['result','levels'].forEach(function(id){
document.getElementById(id).replaceChildren(...fresh.getElementById(id).childNodes)})
var bad='invalid' in fresh.getElementById('result').dataset
form.elements.volume.toggleAttribute('data-invalid',bad);form.elements.volume.setAttribute('aria-invalid',bad)
}).catch(function(){})}
form.addEventListener('input',function(){clearTimeout(timer);timer=setTimeout(update,${timings.quoteDebounce})})
root.classList.add('scripted')})()`
