import { build } from 'esbuild'
import { ROOT } from './deployFiles'

type Parser = typeof import('@actions/workflow-parser')

/** GitHub's own parser of workflows. Bundled, as Node.js does not load its JSON as it is published. */
async function loadParser(): Promise<Parser> {
  const { outputFiles } = await build({
    stdin: { contents: "export * from '@actions/workflow-parser'", resolveDir: ROOT },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire('file:///')",
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  })
  const source = Buffer.from(outputFiles.map(({ text }) => text).join('')).toString('base64')
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${source}`)) as Parser
}

/** @returns a function that says what GitHub would refuse in a workflow */
export async function workflowCheck(): Promise<(text: string) => string[]> {
  const { parseWorkflow, NoOperationTraceWriter } = await loadParser()
  return (content) => {
    const { context } = parseWorkflow({ name: 'workflow', content }, new NoOperationTraceWriter())
    return context.errors.getErrors().map(({ message }) => message)
  }
}
