import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { readSources } from './sourceGraph'
import { textFaultsIn } from './translatedText'

/**
 * A translator of a browser puts each text node into an element of its own. React then cannot remove a text that stands
 * beside something else, nor put an element before one (facebook/react#11538): both belong into elements of their own.
 */
const faultsOf = (source: string) =>
  textFaultsIn(ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))

test.each([
  ['a text that comes and goes beside another', `<p>{t('a')} {isOn && t('b')}</p>`, 1],
  ['a text that is sometimes empty', `<p>{isFixed ? '' : '≈ '}<b>{got}</b></p>`, 1],
  ['an element that comes before a text', `<p>{isOn && <b>a</b>} {t('b')}</p>`, 1],
  ['a text that comes and goes alone', `<p>{isOn && t('b')}</p>`, 0],
  ['texts in elements of their own', `<p><span>{t('a')}</span>{isOn && <span>{t('b')}</span>}</p>`, 0],
  ['an element that comes after a text', `<p>{t('a')}{isOn && <b>b</b>}</p>`, 0],
])('%s: %s has %i faults', (_what, source, count) => {
  expect(faultsOf(`const a = ${source}`)).toHaveLength(count)
})

test('no text on the page breaks when a translator has moved it', () => {
  const files = [...readSources().keys()].filter((file) => file.endsWith('.tsx') && !file.startsWith('http/'))
  expect(files.length).toBeGreaterThan(100)
  const faults = files.flatMap((file) =>
    faultsOf(readFileSync(`src/${file}`, 'utf8')).map((fault) => `${file}: ${fault}`),
  )
  expect(faults).toEqual([])
})
