import { Head } from 'next/document'

/** The head of an embedded view, which brings its own styles: the stylesheets of pages/_app stay out. */
export class HeadWithoutStylesheets extends Head {
  override getCssLinks() {
    return null
  }
}
