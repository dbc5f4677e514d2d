/** What an embedded view and the page around it agree on. */
export const EMBED_THEMES = ['auto', 'light', 'dark'] as const
export type EmbedTheme = (typeof EMBED_THEMES)[number]

/** The view tells its height in CSS pixels in a message of this type. */
export const HEIGHT_MESSAGE = 'halyard:height'
/** Room for the view where nobody listens to it: enough for the longest language on a phone. */
export const EMBED_HEIGHT = 760

const FRAME_ID = 'cashback-calculator'

const quoted = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/**
 * What a partner copies into his page: the frame, and a script of three lines that gives it the height it asks for. The
 * script believes nobody but this frame, and it only as long as our site is in it.
 */
export const embedSnippet = (address: string, title: string): string =>
  `<iframe id="${FRAME_ID}" src="${quoted(address)}" title="${quoted(title)}" width="100%" height="${EMBED_HEIGHT}" style="border:0" loading="lazy"></iframe>
<script>
addEventListener('message', function (event) {
  var frame = document.getElementById('${FRAME_ID}')
  if (event.source === frame.contentWindow && event.origin === '${new URL(address).origin}' && event.data.type === '${HEIGHT_MESSAGE}') frame.height = event.data.height
})
</script>`
