/**
 * Runs in the page: `openingTook` is the time in ms from a tap to the frame that shows the dialog's first option. The
 * tap's own time stamp counts, so waiting for a busy main thread is part of it. A message posted in the last step
 * before a frame arrives when that frame has been painted.
 */
export function watchOpening() {
  const watch = ({ timeStamp }) => {
    const painted = () => (globalThis.openingTook = performance.now() - timeStamp)
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('dialog[open] [role=option]')) return
      watcher.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = painted
        port2.postMessage(null)
      })
    })
    watcher.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] })
  }
  addEventListener('click', watch, { capture: true })
}
