export const POSTBACK_MACROS = ['click_id', 'order', 'status', 'commission', 'currency', 'sub'] as const
export type PostbackMacro = (typeof POSTBACK_MACROS)[number]
export type PostbackValues = Readonly<Record<PostbackMacro, string>>

const MACRO = /\{([^{}]*)\}/g

const isMacro = (name: string): name is PostbackMacro => (POSTBACK_MACROS as readonly string[]).includes(name)

/** The first name in braces that is no macro; null: each is one. A macro stands behind the host alone. */
export function macroFault(template: string): string | null {
  const unknown = [...template.matchAll(MACRO)].find(([, name = '']) => !isMacro(name))
  if (unknown) return unknown[0]
  const host = /^[a-z]+:\/\/[^/?#]*/i.exec(template)?.[0] ?? ''
  return /[{}]/.test(host) ? host : null
}

/** Values are encoded, so that none of them changes the address around it. */
export const filledPostback = (template: string, values: PostbackValues): string =>
  template.replace(MACRO, (whole, name: string) => (isMacro(name) ? encodeURIComponent(values[name]) : whole))
