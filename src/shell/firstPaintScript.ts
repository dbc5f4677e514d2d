/**
 * Runs before the first paint, so that a dark page never flashes white: the stored choice, else the system's; and so that
 * /exchange?id= does not show the form of the cached /exchange until its scripts have read the query. Before any other
 * script can read it, the one-time token of browser/transferToken leaves the address, also when the link is opened in a tab
 * that has the site open.
 * A constant of ours without any input, which is why it may stand in the page as it is.
 */
export const firstPaintScript = `(function(){var s;try{s=localStorage.getItem('color-scheme')}catch(e){}
if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.dataset.theme=s
if(/[?&]id=/.test(location.search))document.documentElement.dataset.order=''
function t(){var m=/^#move=([\\w-]+)$/.exec(location.hash);if(!m)return
window.transferToken=m[1];history.replaceState(history.state,'',location.pathname+location.search)}
t();addEventListener('popstate',t,true);addEventListener('hashchange',t,true)})()`
