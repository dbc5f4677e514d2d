export const EMBED_THEMES = ['auto', 'light', 'dark'] as const
export type EmbedTheme = (typeof EMBED_THEMES)[number]

/** The view sends its height in CSS pixels in a message of this type. */
export const HEIGHT_MESSAGE = 'halyard:height'
export const EMBED_HEIGHT = 760

const FRAME_ID = 'cashback-calculator'

const quoted = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** The script accepts messages of this frame only, and only while our site is in it. */
export const embedSnippet = (address: string, title: string): string =>
  `<iframe id="${FRAME_ID}" src="${quoted(address)}" title="${quoted(title)}" width="100%" height="${EMBED_HEIGHT}" style="border:0" loading="lazy"></iframe>
<script>
addEventListener('message', function (event) {
  var frame = document.getElementById('${FRAME_ID}')
  if (event.source === frame.contentWindow && event.origin === '${new URL(address).origin}' && event.data.type === '${HEIGHT_MESSAGE}') frame.height = event.data.height
})
</script>`
