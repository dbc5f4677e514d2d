import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Head } from 'next/document'

type PageFiles = Parameters<Head['getCssLinks']>[0]

/**
 * The stylesheets of a page, some 6 kB compressed, stand in its HTML: three files that block the first paint are three
 * round trips on a phone. Next's own router writes the same `style[data-n-href]` when it changes pages, so it knows how to
 * keep and drop them. In development the links stay, for hot reloading.
 */
export class InlineStylesHead extends Head {
  override getCssLinks(files: PageFiles) {
    if (process.env.NODE_ENV !== 'production') return super.getCssLinks(files)
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
