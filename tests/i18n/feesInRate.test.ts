import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/config/locales'

type Locale = (typeof LOCALES)[number]

/**
 * Sentences that put fees into the rate. The form shows the market’s rate wherever prices are known, with the fees beside
 * it: what all fees are deducted from is the amount. `said` was on pages once, so that each pattern has a sentence to find.
 */
const FEES_IN_RATE: Record<Locale, { patterns: readonly RegExp[]; said: readonly string[] }> = {
  en: {
    patterns: [
      /included in the rate\b|\b(fees?|commission)\b[^.;]*\bin the rate\b/i,
      /\b(rate|price)\b[^.;]*\binclud[^.;]*\b(fees?|commission)\b/i,
      /\b(rate|price)\b, (all )?fees included/i,
    ],
    said: [
      'All fees are included in the rate you see.',
      'The price above includes every fee.',
      'One rate, fees included',
    ],
  },
  de: {
    patterns: [
      /\bim ([a-zäöü]+ )?kurs enthalten|(gebühr|provision)[^.;]*\bim ([a-zäöü]+ )?kurs\b/i,
      /\b(kurs|preis)\b[^.;]*\benthält[^.;]*(gebühr|provision)/i,
      /\bkurs, gebühren enthalten/i,
    ],
    said: [
      'Alle Gebühren sind im angezeigten Kurs enthalten.',
      'Der Preis oben enthält alle Gebühren.',
      'Ein Kurs, Gebühren enthalten',
    ],
  },
  fr: {
    patterns: [
      /\binclus(es?)? dans le taux|(frais|commission)[^.;]*\bdans le taux\b/i,
      /\b(taux|prix)\b[^.;]*\b(comprend|inclut)\b[^.;]*(frais|commission)/i,
      /\btaux, frais inclus/i,
    ],
    said: [
      'Tous les frais sont inclus dans le taux affiché.',
      'Le prix ci-dessus comprend tous les frais.',
      'Un seul taux, frais inclus',
    ],
  },
  es: {
    patterns: [
      /\bincluid[ao]s? en el tipo|comisi[oó]n[^.;]*\ben el tipo\b/i,
      /\b(tipo|precio)\b[^.;]*\bincluye\b[^.;]*comisi[oó]n/i,
      /\bcambio, comisiones incluidas/i,
    ],
    said: [
      'Las comisiones están incluidas en el tipo de cambio.',
      'El tipo de cambio que ves incluye todas las comisiones.',
      'Un tipo de cambio, comisiones incluidas',
    ],
  },
  pt: {
    patterns: [
      /incluíd[ao]s? na cotação|taxa de serviço na cotação é/i,
      /(cotação|preço)[^.;]*\binclui\b[^.;]*(taxa|comissão)/i,
      /cotação, taxas incluídas/i,
    ],
    said: [
      'A taxa de serviço está incluída na cotação.',
      'A cotação que você vê inclui todas as taxas.',
      'Uma cotação, taxas incluídas',
    ],
  },
  ru: {
    patterns: [
      /включ\S+ в (показанный )?курс|комисси[^.;]*\sв курсе?(?!\p{L})/iu,
      /(курс|цена)[^.;]*включает[^.;]*комисси/iu,
      /курс, комиссии включены/iu,
    ],
    said: [
      'Все комиссии включены в показанный курс.',
      'Показанный курс включает комиссию сервиса.',
      'Один курс, комиссии включены',
    ],
  },
  ja: {
    patterns: [
      /レートに含ま/,
      /(レート|価格)(に|は|には)[^。]*手数料[^。]*(含まれ|を含み)/,
      /レート（手数料込み）/,
    ],
    said: [
      '手数料はすべてレートに含まれています。',
      '表示レートには手数料がすべて含まれています。',
      '1つのレート（手数料込み）',
    ],
  },
  cn: {
    patterns: [
      /含在[^。；]*汇率|汇率中的(服务费|费用|佣金)/,
      /(汇率|价格)[^。；]*(已|包)含[^。；]*(费|佣金)/,
    ],
    said: ['服务费已含在汇率中。', '所示汇率已含全部费用。', '以上价格已包含全部费用。'],
  },
  vi: {
    patterns: [
      /gồm trong tỷ giá|(phí|hoa hồng)[^.;]*\strong tỷ giá/iu,
      /(tỷ giá|giá ở trên)[^.;]*\sgồm[^.;]*(phí|hoa hồng)/iu,
    ],
    said: [
      'Phí dịch vụ đã gồm trong tỷ giá.',
      'Tỷ giá bạn thấy đã gồm mọi khoản phí.',
      'Giá ở trên đã gồm mọi khoản phí.',
    ],
  },
  id: {
    patterns: [
      /termasuk dalam kurs|(biaya|komisi)[^.;]*\bdalam kurs\b/i,
      /\b(kurs|harga)\b[^.;]*\b(termasuk|mencakup)\b[^.;]*(biaya|komisi)/i,
      /\bkurs, biaya sudah termasuk/i,
    ],
    said: [
      'Semua biaya sudah termasuk dalam kurs yang tampil.',
      'Harga di atas sudah termasuk semua biaya.',
      'Satu kurs, biaya sudah termasuk',
    ],
  },
}

const linesOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.(json|md)$/.test(name) && !/^(glossary|voice)\.md$/.test(name))
    .flatMap((name) => {
      const lines = readFileSync(`${folder}/${name}`, 'utf8').split('\n')
      return lines.map((line, index) => ({ at: `${folder}/${name}:${index + 1}`, line }))
    })

/** Without the marks of conditions, so that a pattern reads across them. */
const words = (line: string) => line.replace(/{{[#^/]\w+}}/g, '')

describe.each(LOCALES)('%s', (locale) => {
  const { patterns, said } = FEES_IN_RATE[locale]

  test('no text says that fees are in the rate', () => {
    const lines = [...linesOf(`locales/${locale}`), ...linesOf(`locales/${locale}/pages`)]
    expect(lines.filter(({ line }) => patterns.some((one) => one.test(words(line))))).toEqual([])
  })

  test('each pattern finds a sentence that pages once had, and each such sentence is found', () => {
    for (const pattern of patterns)
      expect(
        said.some((one) => pattern.test(one)),
        String(pattern),
      ).toBe(true)
    for (const one of said)
      expect(
        patterns.some((pattern) => pattern.test(one)),
        one,
      ).toBe(true)
  })
})
