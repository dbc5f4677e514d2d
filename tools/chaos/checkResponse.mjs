import { ROOT } from '../../deploy/prepare.mjs'
import { MARK } from './hostilePieces.mjs'

const HEAD = /(?:^|\r\n|(?<=[\]}>\n]))HTTP\/1\.1 (\d{3})[^\r\n]*\r\n([\s\S]*?)\r\n\r\n/g
/** A link inside the site, held in by its quotes: it may well lead to the requested address. */
const OWN_LINK = /(?<=\shref)="\/(?![/\\])[^"<>]*"/g
const MARKUP = new RegExp(`<[^<>]{0,60}${MARK}\\d|<script>\\s*${MARK}\\d|(?<!\\\\)"${MARK}=\\d`, 'i')
const STACK = /\n\s+at .+:\d+:\d+|node_modules[\\/]|webpack-internal|\.next[\\/]server[\\/]/

/** Everything that is wrong with an answer to a hostile request; nothing is the good case. */
export function checkResponse({ end, ms, text }, { isBroken }, { origin, timeout }) {
  if (end === 'refused') return ['the server is gone']
  if (end === 'hangs' || ms > timeout) return [`no end within ${timeout / 1000} s`]
  const heads = [...text.matchAll(HEAD)]
  if (heads.length === 0) return isBroken ? [] : ['no answer to a valid request']
  return [
    ...heads.flatMap(([, status, fields]) => judgeHead(Number(status), fields, origin)),
    ...judgeText(text),
  ]
}

function judgeHead(status, fields, origin) {
  const faults = []
  if (status >= 500) faults.push(`status ${status}`)
  const location = /^location: *(.*)$/im.exec(fields)?.[1]
  if (location !== undefined && !isOwn(location, origin)) faults.push(`leads to ${location.slice(0, 100)}`)
  if (/^x-injected:/im.test(fields)) faults.push('a header was injected')
  if (/^x-powered-by:/im.test(fields)) faults.push('it tells what it is made with')
  return faults
}

/** As a browser reads it: `//other`, `/\other` and the like leave the site. */
function isOwn(location, origin) {
  try {
    return new URL(location, origin).origin === origin
  } catch {
    return false
  }
}

function judgeText(text) {
  const faults = []
  const markup = MARKUP.exec(text.replaceAll(OWN_LINK, ''))
  if (markup) faults.push(`markup comes back: ${markup[0]}`)
  const stack = STACK.exec(text)
  if (stack || text.includes(ROOT))
    faults.push(`its inside is told: ${(stack?.[0] ?? ROOT).trim().slice(0, 100)}`)
  return faults
}
