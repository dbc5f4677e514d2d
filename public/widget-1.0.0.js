/* Halyard widget 1.0.0 (docs/widget.md). Never changed: pages name its hash. */
;(function () {
  if (customElements.get('halyard-exchange')) return
  var script = document.currentScript
  var home = script && new URL(script.src).origin
  var NAME = 'halyard-widget'
  var FIELDS = 'lang theme from to amount address memo expires nonce signature'.split(' ')

  function isText(value, most) {
    return typeof value === 'string' && value.length > 0 && value.length <= most
  }

  // Undefined: no message of ours.
  function detailOf(data) {
    if (!data || typeof data !== 'object' || data.halyard !== NAME || data.version !== 1) return
    if (data.type === 'ready') return {}
    if (data.type === 'height' && data.height > 0 && data.height < 20000) return { height: data.height }
    if (data.type === 'order' && isText(data.id, 64)) return { id: data.id }
    if (data.type === 'status' && isText(data.id, 64) && isText(data.status, 32))
      return { id: data.id, status: data.status }
    if (data.type === 'error' && isText(data.code, 32)) return { code: data.code }
  }

  class HalyardExchange extends HTMLElement {
    connectedCallback() {
      if (this.frame) return
      var id = this.getAttribute('widget') || ''
      var origin = this.getAttribute('site') || home
      if (!/^[a-z0-9]{16}$/.test(id) || !origin) {
        console.error('halyard-exchange: widget must be an id')
        return
      }
      this.home = new URL(origin).origin
      var address = new URL('/widget/' + id, this.home)
      FIELDS.forEach((name) => {
        var value = this.getAttribute(name)
        if (value) address.searchParams.set(name, value)
      })
      var frame = document.createElement('iframe')
      frame.title = this.getAttribute('label') || 'Exchange'
      frame.allow = 'clipboard-write'
      frame.style.cssText = 'display:block;width:100%;height:720px;border:0'
      frame.onload = () => this.greet()
      frame.src = address.href
      this.frame = frame
      this.style.display = 'block'
      this.listen = (event) => this.receive(event)
      addEventListener('message', this.listen)
      this.append(frame)
    }

    disconnectedCallback() {
      removeEventListener('message', this.listen)
      if (this.frame) this.frame.remove()
      this.frame = null
    }

    greet() {
      var inner = this.frame && this.frame.contentWindow
      if (inner) inner.postMessage({ halyard: NAME, version: 1, type: 'hello' }, this.home)
    }

    receive(event) {
      if (!this.frame || event.source !== this.frame.contentWindow || event.origin !== this.home) return
      var detail = detailOf(event.data)
      if (!detail) return
      if (detail.height) this.frame.style.height = Math.ceil(detail.height) + 'px'
      this.dispatchEvent(new CustomEvent(event.data.type, { detail }))
    }
  }
  customElements.define('halyard-exchange', HalyardExchange)
})()
