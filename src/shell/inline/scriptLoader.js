import { compileScript, moduleOf } from './compileScript.js'

/** For Turbopack (next.config.js): `import { text } from './a.ts?script'`. */
export default function scriptLoader() {
  const { text, files } = compileScript(this.resourcePath)
  for (const file of files) this.addDependency(file)
  return moduleOf(text)
}
