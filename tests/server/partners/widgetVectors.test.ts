import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recipientMessage } from '@/domain/partner/widgetRecipient'
import { isSignedByOneOf, normalKey } from '@/server/partners/widgetKey'

const document = readFileSync('docs/widget.md', 'utf8')
const programIn = (language: string) =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(document)?.[1] ?? ''
const [, publicKey = '', signature = ''] = /\(public `([\w-]+)`\)[^`]*`([\w-]{86})`/.exec(document) ?? []
const FIELDS = {
  ...{ from: 'btc-btc', to: 'xrp-xrp', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', memo: '4711' },
  ...{ amount: '0.05', expires: '1796000000', nonce: 'order-4711-0123456789' },
}
const folder = mkdtempSync(join(tmpdir(), 'widget-'))

function printed(command: string, language: string, ending: string, head = ''): string {
  const file = join(folder, `sign.${ending}`)
  writeFileSync(file, head + programIn(language))
  return execFileSync(command, [file], { encoding: 'utf8' }).trim()
}

function runs(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const hasPython = runs('python3', '-c', 'import cryptography')
const hasPhp = runs('php', '-r', 'exit(function_exists("sodium_crypto_sign_detached") ? 0 : 1);')

test('the signature in the document is one that the server accepts', () => {
  const message = recipientMessage('0123456789abcdef', FIELDS)
  expect(isSignedByOneOf([normalKey(publicKey) ?? ''], message, signature)).toBe(true)
  expect(isSignedByOneOf([normalKey(publicKey) ?? ''], `${message} `, signature)).toBe(false)
})

test('the program for Node.js in the document makes it', () => {
  expect(printed(process.execPath, 'js', 'mjs')).toBe(signature)
})

test.runIf(hasPython)('the program for Python in the document makes it', () => {
  expect(printed('python3', 'python', 'py')).toBe(signature)
})

test('the program for PHP in the document signs the same lines', () => {
  const lines = recipientMessage('0123456789abcdef', FIELDS).split('\n')
  const quoted = [...programIn('php').matchAll(/^ {4}'(.*)',$/gm)].map(([, line]) => line)
  expect(quoted).toEqual(lines)
})

test.runIf(hasPhp)('the program for PHP in the document makes it', () => {
  expect(printed('php', 'php', 'php', '<?php\n')).toBe(signature)
})
