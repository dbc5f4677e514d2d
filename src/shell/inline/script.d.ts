/** A script as compileScript.js makes it, to stand in a page. */
declare module '*?script' {
  export const text: string
}
