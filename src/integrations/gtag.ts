/** Sends a command to Google's tag, which reads commands only as the object `arguments`. */
export const gtag: (...command: unknown[]) => void = function () {
  const layer = (window.dataLayer ??= [])
  layer.push(arguments)
}
