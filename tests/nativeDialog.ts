/** jsdom has no modal dialogs: the part of the browser's own that the site relies on. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return
  this.open = false
  // As in a browser, reported later: by then the dialog may have been opened again.
  queueMicrotask(() => this.dispatchEvent(new Event('close')))
}
