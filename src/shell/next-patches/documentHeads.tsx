import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Head } from 'next/document'

type ScriptProps = { src?: string; dangerouslySetInnerHTML?: { __html: string } }
type PageFiles = Parameters<Head['getCssLinks']>[0]

const isProduction = process.env.NODE_ENV === 'production'

/**
 * Paints before hydration; unchanged in development, for hot reloading. Stylesheets, some 6 kB compressed, are inline
 * to save a round trip, as `style[data-n-href]` like Next's own router. `deferredScriptLoader` fetches the scripts.
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
      if (src) return <script key={script.key} type="text/plain" data-deferred={src} />
      const data = { __html: bootstrapData(inner?.__html ?? '') }
      return <script key={script.key} type="application/json" data-boot="" dangerouslySetInnerHTML={data} />
    })
  }
}

const texts = new Map<string, string>()

/** Of our own build; it holds no visitor's input. */
function styleText(file: string): string {
  const known = texts.get(file)
  if (known !== undefined) return known
  const text = readFileSync(join(process.cwd(), '.next', file), 'utf8').replace(/\n?\/\*#.*?\*\/\s*$/, '')
  texts.set(file, text)
  return text
}

/** Of the routes of the site, which a page needs for the way to another one alone. */
const ROUTE_FILE = /\/_(build|ssg)Manifest\.js$/

/** In other people's pages: `useRoutesOnInteraction` loads the routes of the site. */
export class WidgetHead extends PaintFirstHead {
  override getScripts(files: PageFiles) {
    return super.getScripts(files).map((script) => {
      const { 'data-deferred': src } = script.props as { 'data-deferred'?: string }
      return src && ROUTE_FILE.test(src) ? (
        <script key={script.key} type="text/plain" data-routes={src} />
      ) : (
        script
      )
    })
  }
}

/** An embedded view brings its own styles; those of pages/_app stay out. */
export class HeadWithoutStylesheets extends Head {
  override getCssLinks() {
    return null
  }
}

type Part = { runtimeModuleIds?: unknown[] }

/** As next/document writes it for the shell and the page. */
const LINE = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/

/**
 * Next.js's inline script differs from page to page, so no CSP hash could cover it. As JSON data in the page,
 * `deferredScriptLoader` hands it over: the modules that start the page, each in a part of its own.
 * @param script Next.js's own script, with `<` escaped
 * @throws Error when Next.js writes another form: the build must stop, because no page would hydrate
 */
export function bootstrapData(script: string): string {
  const parts = script.split('\n').flatMap((line) => {
    const data = LINE.exec(line)?.[1]
    if (data === undefined) throw new Error(`Next.js writes an inline script that is not known: ${script}`)
    const { runtimeModuleIds: ids, ...part } = JSON.parse(data) as Part
    return ids ? ids.map((id) => ({ ...part, runtimeModuleIds: [id] })) : [part]
  })
  return JSON.stringify(parts).replace(/[<>&]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`)
}
