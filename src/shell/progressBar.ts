import NProgress from 'nprogress'

NProgress.configure({
  showSpinner: false,
  // Its own template gives the bar a role that does not exist.
  template: '<div class="bar"></div>',
  barSelector: '.bar',
})

export const progressBar = NProgress
