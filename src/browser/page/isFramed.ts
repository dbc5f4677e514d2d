/** Inside another page's frame. */
export const isFramed = (): boolean => window.self !== window.top
