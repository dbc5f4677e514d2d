/**
 * Runs in the page: `openingTook` is the time in ms from a tap on a button to the frame that shows the first option. The
 * tap's own time stamp counts, so waiting for a busy main thread is part of it. A message posted in the last step
 * before a frame arrives when that frame has been painted.
 */
export function watchOpening() {
  addEventListener('click', ({ timeStamp }) => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('dialog[open] [role=option]')) return
      watcher.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => (globalThis.openingTook ??= performance.now() - timeStamp)
        port2.postMessage(null)
      })
    })
    watcher.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] })
  }, { capture: true })
}
