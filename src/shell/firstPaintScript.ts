/**
 * Before the first paint: sets the color scheme, so that a dark page never flashes white; hides the cached form of
 * /exchange?id=; and removes the token of browser/transferToken before any other script can read it, also when the link
 * is opened in a tab that has the site open. Contains no input, so it may stand in the page as it is.
 */
export const firstPaintScript = `(function(){var s;try{s=localStorage.getItem('color-scheme')}catch(e){}
if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.dataset.theme=s
if(/[?&]id=/.test(location.search))document.documentElement.dataset.order=''
function t(){var m=/^#move=([\\w-]+)$/.exec(location.hash);if(!m)return
window.transferToken=m[1];history.replaceState(history.state,'',location.pathname+location.search)}
t();addEventListener('popstate',t,true);addEventListener('hashchange',t,true)})()`
