import { format } from 'oxfmt'
import { z } from 'zod'
import { variableGroups } from '../src/config/environment/schema.js'
import { operatorSchema } from '../src/config/operator/schema.js'

/** Between these two lines of docs/configuration.md stands what is written here. */
const BEGIN = '<!-- Written by `npm run settings` from src/config/environment. -->'
const END = '<!-- Up to here. -->'
/** Characters of a line of `.env.example`. */
const WIDTH = 118

/** @returns docs/configuration.md with its tables as the schema has them */
export async function withSettingsTables(page) {
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (before < 0 || after < 0)
    throw new Error(`docs/configuration.md must have the lines ${BEGIN} and ${END}`)
  const tables = variableGroups.map(tableOf).join('\n\n')
  const written = await formatted('configuration.md', tables)
  return `${page.slice(0, before)}${BEGIN}\n\n${written}\n${page.slice(after)}`
}

function tableOf({ title, note, variables }) {
  const rows = Object.values(variables).map(
    ({ name, fallback, visibility, description }) =>
      `| \`${name}\` | ${fallback && `\`${fallback}\``} | ${visibility} | ${description} |`,
  )
  const head = ['| variable | default | seen by | meaning |', '| --- | --- | --- | --- |']
  return [`## ${title}`, ...(note ? [note] : []), [...head, ...rows].join('\n')].join('\n\n')
}

/** @returns the text of `.env.example` */
export const envExample = () =>
  [
    comment(
      'Every variable Halyard reads, with its default: without any of them it serves the sandbox. Copy this file to `.env`. Written by `npm run settings` from src/config/environment; `npm run doctor` shows what your settings do.',
    ),
    ...variableGroups.flatMap(({ title, note, variables }) => [
      '',
      comment(`== ${title}${note ? `: ${plain(note)}` : ''}`),
      ...Object.values(variables).flatMap(lineOf),
    ]),
    '',
  ].join('\n')

function lineOf({ name, fallback, visibility, description }) {
  const meaning = plain(description)
  return [comment(visibility === 'secret' ? `Secret: ${meaning}` : meaning), `${name}=${fallback}`]
}

/** With the place of a page of the documents instead of a link to it. */
const plain = (text) => text.replace(/\[([^\]]+)\]\(([^)#]+)[^)]*\)/g, 'docs/$2, "$1"')

/** Wrapped between words. */
function comment(text) {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line.length + 1 + word.length > WIDTH) lines.push(`# ${word}`)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines.join('\n')
}

/** @returns the text of `deploy/operator.schema.json`, for editors */
export const operatorSchemaText = () =>
  formatted(
    'operator.schema.json',
    JSON.stringify({
      title: "Halyard's operator file",
      ...z.toJSONSchema(operatorSchema, { io: 'input', reused: 'ref' }),
    }),
  )

async function formatted(file, text) {
  const { code, errors } = await format(file, text, { printWidth: 110 })
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  return code
}
