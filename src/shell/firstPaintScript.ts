/**
 * Runs before the first paint, so that a dark page never flashes white: the stored choice, else the system's; and so that
 * /exchange?id= does not show the form of the cached /exchange until its scripts have read the query.
 * A constant of ours without any input, which is why it may stand in the page as it is.
 */
export const firstPaintScript = `(function(){var s;try{s=localStorage.getItem('color-scheme')}catch(e){}
if(s!=='light'&&s!=='dark')s=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.dataset.theme=s
if(/[?&]id=/.test(location.search))document.documentElement.dataset.order=''})()`
