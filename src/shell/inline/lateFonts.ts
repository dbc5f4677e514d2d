/**
 * Run before the first paint, behind the stylesheets. Chromium forgets what it decided about a font each time a
 * stylesheet with an `@layer` is added, so a font that missed the first paint (`font-display: optional`) would replace
 * the text of a whole page in the middle of its use. Fonts that a script has added keep that decision, so the rules
 * are moved there, in their order: of two that name a character the later counts. Without scripts the rules serve as
 * they are. Ours are inline; of a file that an extension has added, reading the rules may throw.
 */
for (const sheet of document.styleSheets) if (!sheet.href) moveFonts(sheet)

function moveFonts(sheet: CSSStyleSheet): void {
  let at = 0
  for (let rule = sheet.cssRules[at]; rule; rule = sheet.cssRules[at]) {
    if (rule instanceof CSSFontFaceRule && valueOf(rule, 'font-display') === 'optional') {
      document.fonts.add(fontOf(rule))
      sheet.deleteRule(at)
    } else at += 1
  }
}

function fontOf(rule: CSSFontFaceRule): FontFace {
  const family = valueOf(rule, 'font-family').replace(/["']/g, '')
  return new FontFace(family, valueOf(rule, 'src'), {
    display: 'optional',
    weight: valueOf(rule, 'font-weight'),
    unicodeRange: valueOf(rule, 'unicode-range') || 'U+0-10FFFF',
  })
}

function valueOf(rule: CSSFontFaceRule, name: string): string {
  return rule.style.getPropertyValue(name)
}

export {}
