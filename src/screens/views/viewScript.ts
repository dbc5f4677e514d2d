import * as timings from '@/config/timings'
import { HEIGHT_MESSAGE } from '@/domain/site/embed'

/** Requests the server while typing, so that the programme's rules stay in one place. Contains no input. */
export const viewScript = `(function(){var root=document.documentElement,form=document.querySelector('form'),timer,asked=0
new ResizeObserver(function(){parent.postMessage({type:'${HEIGHT_MESSAGE}',height:root.offsetHeight},'*')}).observe(root)
function ask(){var own=++asked;fetch('?'+new URLSearchParams(new FormData(form))).then(function(answer){
if(!answer.ok)throw answer;return answer.text()}).then(function(text){if(own!==asked)return
var fresh=new DOMParser().parseFromString(text,'text/html');['result','levels'].forEach(function(id){
var part=document.getElementById(id),other=fresh.getElementById(id);part.innerHTML=other.innerHTML})
var bad='invalid' in fresh.getElementById('result').dataset
form.elements.volume.toggleAttribute('data-invalid',bad);form.elements.volume.setAttribute('aria-invalid',bad)
}).catch(function(){})}
form.addEventListener('input',function(){clearTimeout(timer);timer=setTimeout(ask,${timings.quoteDebounce})})
root.classList.add('awake')})()`
