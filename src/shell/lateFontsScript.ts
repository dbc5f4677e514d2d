/**
 * Run before the first paint, behind the stylesheets. Chromium forgets what it decided about a font each time a
 * stylesheet with an `@layer` is added, so a font that missed the first paint (`font-display: optional`) would replace
 * the text of a whole page in the middle of its use. Fonts that a script has added keep that decision, so the rules
 * are moved there, in their order: of two that name a character the later counts. Without scripts the rules serve as
 * they are. Ours are inline; of a file that an extension has added, reading the rules may throw. Contains no input.
 */
export const lateFontsScript = `(function(){Array.from(document.styleSheets).forEach(function(sheet){if(sheet.href)return
for(var i=0,rule;rule=sheet.cssRules[i];){
if(rule.type!==CSSRule.FONT_FACE_RULE||of('font-display')!=='optional'){i++;continue}
document.fonts.add(new FontFace(of('font-family').replace(/["']/g,''),of('src'),
{display:'optional',weight:of('font-weight'),unicodeRange:of('unicode-range')||'U+0-10FFFF'}));sheet.deleteRule(i)}
function of(name){return rule.style.getPropertyValue(name)}})})()`
