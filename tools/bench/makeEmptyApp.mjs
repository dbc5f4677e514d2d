import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildNext } from './buildNext.mjs'
import { temporaryFolder } from './temporaryFolder.mjs'

const FILES = {
  'package.json': '{ "name": "empty", "private": true, "type": "module" }\n',
  // Turbopack reads nothing outside its root, and the packages lie in another branch of the file system.
  'next.config.js': "export default { poweredByHeader: false, turbopack: { root: '/' } }\n",
  'pages/index.js': [
    'export const getStaticProps = () => ({ props: {} })',
    'export default function Home() { return <h1>Empty</h1> }',
    '',
  ].join('\n'),
  'pages/api/empty.js': 'export default function handler(req, res) { res.status(200).json({}) }\n',
}

/** The floor that a site on Next cannot go below: one page with a heading and one route, made by the same packages. */
export function makeEmptyApp(halyard, say) {
  say('building the empty app')
  const folder = temporaryFolder('empty')
  mkdirSync(join(folder.path, 'pages/api'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder.path, name), text)
  symlinkSync(join(halyard, 'node_modules'), join(folder.path, 'node_modules'), 'dir')
  buildNext(folder.path)
  return folder
}
