import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Head } from 'next/document'

type ScriptProps = { src?: string; dangerouslySetInnerHTML?: { __html: string } }
type PageFiles = Parameters<Head['getCssLinks']>[0]

const isProduction = process.env.NODE_ENV === 'production'

/**
 * Lets a page be painted before hydration; unchanged in development, for hot reloading. The stylesheets, some 6 kB
 * compressed, stand in the HTML: as files they would block the first paint for a round trip more. Next's own router
 * writes the same `style[data-n-href]`. The scripts are only named here; `deferredScriptLoader` fetches them after the first
 * paint, which would otherwise wait until they have run.
 */
export class PaintFirstHead extends Head {
  override getCssLinks(files: PageFiles) {
    if (!isProduction) return super.getCssLinks(files)
    const shared = new Set(files.sharedFiles)
    return files.allFiles
      .filter((file) => file.endsWith('.css'))
      .map((file) => (
        <style
          key={file}
          data-n-href={shared.has(file) ? undefined : `${this.context.assetPrefix ?? ''}/_next/${file}`}
          dangerouslySetInnerHTML={{ __html: styleText(file) }}
        />
      ))
  }

  override getPreloadMainLinks(files: PageFiles) {
    return isProduction ? null : super.getPreloadMainLinks(files)
  }

  override getScripts(files: PageFiles) {
    const scripts = super.getScripts(files)
    if (!isProduction) return scripts
    return scripts.map((script) => {
      const { src, dangerouslySetInnerHTML: inner } = script.props as ScriptProps
      if (src) return <script key={script.key} type="text/plain" data-wake={src} />
      const data = { __html: bootstrapData(inner?.__html ?? '') }
      return <script key={script.key} type="application/json" data-boot="" dangerouslySetInnerHTML={data} />
    })
  }
}

const texts = new Map<string, string>()

/** A stylesheet of our own build; it holds no visitor's input, so it may stand in the page as it is. */
function styleText(file: string): string {
  const known = texts.get(file)
  if (known !== undefined) return known
  const text = readFileSync(join(process.cwd(), '.next', file), 'utf8').replace(/\n?\/\*#.*?\*\/\s*$/, '')
  texts.set(file, text)
  return text
}

/** The head of an embedded view, which brings its own styles: the stylesheets of pages/_app stay out. */
export class HeadWithoutStylesheets extends Head {
  override getCssLinks() {
    return null
  }
}

/** One line for the shell and one for the page, as next/document writes them. */
const LINE = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/

/**
 * The bundler's data for a page: which of its scripts to start. Next.js writes it as an inline script that differs
 * from page to page, so no hash could stand for it in a header for all pages. As data it stands in the page, and
 * `deferredScriptLoader` hands it over.
 * @param script Next.js's own script, with `<` escaped
 * @returns a list in JSON
 * @throws Error when a new version of Next.js writes another form: the build must stop, because no page would
 * hydrate
 */
export function bootstrapData(script: string): string {
  const lines = script.split('\n').map((line) => LINE.exec(line)?.[1])
  if (lines.includes(undefined))
    throw new Error(`Next.js writes an inline script that is not known: ${script}`)
  const list = `[${lines.join()}]`
  JSON.parse(list)
  return list
}
