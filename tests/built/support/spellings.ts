const LANGUAGES = ['en', 'de', 'DE', 'xx']

const encoded = (letter: string) => `%${(letter.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`

/** One character after the other in its percent encoding, and all of them. */
const percentEncoded = (path: string) => [
  ...Array.from(path, (letter, at) =>
    at === 0 ? path : path.slice(0, at) + encoded(letter) + path.slice(at + 1),
  ),
  `/${Array.from(path.slice(1), encoded).join('')}`,
]

/** Targets that a server, a proxy or a back end somewhere reads as `path`, and some that none should. */
export function spellingsOf(path: string, buildId: string): string[] {
  const inner = path.slice(1)
  return [
    ...percentEncoded(path),
    path.toUpperCase(),
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `/./${inner}`,
    `/x/../${inner}`,
    `/x/%2e%2e/${inner}`,
    `/%2e/${inner}`,
    path.replaceAll('/', '\\').replace('\\', '/'),
    path.replace(/\/([^/]+)$/, '%2f$1'),
    path.replace(/\/([^/]+)$/, '%5c$1'),
    path.replace(/\/([^/]+)$/, '%252f$1'),
    `${path};a=b`,
    `${path}%3ba=b`,
    `${path}#x`,
    `${path}#?x`,
    `${path}%23x`,
    `${path}%00`,
    `${path}%0a`,
    `${path}%c0%af`,
    `${path}%ff`,
    `${path}\x00`,
    `${path}\t`,
    `${path}.json`,
    `${path}?x=%`,
    `${path}?x=%00`,
    `http://site.example${path}`,
    `http://127.0.0.1${path}`,
    ...LANGUAGES.flatMap((language) => [`/${language}${path}`, `/${language}/%2e%2e${path}`]),
    ...['x', buildId].flatMap((build) => [
      `/_next/data/${build}${path}.json`,
      `/_next/data/${build}${path}`,
      ...LANGUAGES.flatMap((language) => [
        `/_next/data/${build}/${language}${path}.json`,
        `/${language}/_next/data/${build}/${language}${path}.json`,
      ]),
    ]),
    `/_next/..${path}`,
    `/_next/static/..${path}`,
    `/_next/image?url=${encodeURIComponent(path)}`,
    `/api/../${inner}`,
  ]
}
