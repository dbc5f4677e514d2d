/** Browsers offer to install the site once, often before its scripts are there. */
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installPrompt = event
})
