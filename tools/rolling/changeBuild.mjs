import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the texts of another build of this tree; e2e/operations/twoBuilds.phone.spec.ts looks for it. */
export const MARK = 'Second build.'

/** Changes what a build of the tree in `folder` contains: a text of every page, one of the offline page, and a script. */
export function changeBuild(folder) {
  changeTexts(join(folder, 'locales/en/footer.json'), (texts) => ({
    ...texts,
    claim: `${texts.claim} ${MARK}`,
  }))
  changeTexts(join(folder, 'locales/en/app.json'), (texts) => ({
    ...texts,
    offline: { ...texts.offline, title: `${texts.offline.title}. ${MARK}` },
  }))
  appendFileSync(join(folder, 'src/pages/_app.tsx'), `\nObject.assign(globalThis, { secondBuild: true })\n`)
}

function changeTexts(file, change) {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))))
}
