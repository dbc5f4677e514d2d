import type { LogoPicture, OperatorView, SiteLink } from '@/domain/site/site'
import type { PictureAsset } from './readOperator'
import { localizedText, type Localized } from './localizedText'
import { startedOperator } from './startOperator'
import { isDarkGround, schemeColors } from './theme'
import { hasEmbeddedBackEnd } from '@/config/hasEmbeddedBackEnd'
import { pagesOff } from './operatorFacts'
import { operatorFigures } from '@/config/readProgrammes'
import { withoutUndefined } from '@/config/withoutUndefined'
import { isOff } from '@/domain/site/offPages'

/** Pixels. */
const LOGO_HEIGHT = 32

export function operatorView(language: string): OperatorView {
  const { file } = startedOperator()
  const off = pagesOff()
  const text = (texts: Localized | undefined) => localizedText(texts, language)
  const links = (entries: { label: Localized; href: string }[]): SiteLink[] =>
    entries
      .filter(({ href }) => !isOff(href, off))
      .map(({ label, href }) => ({ label: text(label) ?? href, href }))
  return withoutUndefined({
    tagline: text(file.brand?.tagline),
    logo: headerLogo(),
    social: file.social && Object.entries(file.social).map(([network, url]) => ({ network, url })),
    navigation: file.navigation && links(file.navigation),
    footer: file.footer?.map(({ title, links: entries }) => ({
      title: text(title) ?? '',
      links: links(entries),
    })),
    home:
      file.home &&
      withoutUndefined({
        title: text(file.home.title),
        lead: text(file.home.lead),
        sections: file.home.sections,
      }),
    off: off.length > 0 ? off : undefined,
    languages: file.languages,
    defaultLanguage: file.defaultLanguage,
    defaultPair: file.defaultPair,
    currencies: file.currencies && withoutUndefined(file.currencies),
    figures: operatorFigures(),
    hasOwnFigures: hasEmbeddedBackEnd() ? undefined : true,
  })
}

export const operatorAccent = (): string | null => startedOperator().file.colors?.light?.accent ?? null

function headerLogo(): OperatorView['logo'] {
  const { logo, file } = startedOperator()
  if (!logo) return undefined
  const pictureFor = (scheme: 'light' | 'dark') => {
    const { header } = schemeColors(scheme, file.colors?.[scheme] ?? {})
    return atHeaderHeight(isDarkGround(header) ? logo.onDark : logo.onLight)
  }
  return { light: pictureFor('light'), dark: pictureFor('dark'), hasName: file.brand?.showName ?? true }
}

const atHeaderHeight = ({ url, width, height }: PictureAsset): LogoPicture => ({
  src: url,
  width: Math.round((width / height) * LOGO_HEIGHT),
  height: LOGO_HEIGHT,
})
