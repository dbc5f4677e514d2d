import { expect, test } from 'vitest'
import { phraseFaults } from './textFaults.mjs'
import { typographyRules } from './typographyFaults.mjs'

test.each([
  ['es', 'Elige “Añadir”.', 'quotation marks'],
  ['es', 'Elige «Añadir.', '« without »'],
  ['es', 'Cómo funciona?', '¿ without ?'],
  ['es', 'Bienvenido!', '¡ without !'],
  ['es', 'Un 5% más', 'no-break space before %'],
  ['es', 'Tarda 5 min', 'number and its unit'],
  ['fr', 'Choisissez « Ajouter ».', 'narrow no-break spaces'],
  ['fr', 'Comment\u00a0?', 'before ; : ! or ?'],
  ['fr', '**Réseau\u00a0:** Tron', 'before ; : ! or ?'],
  ['fr', 'Réseau: Tron', 'before ; : ! or ?'],
  ['fr', 'Un 5 % de plus', 'before %'],
  ['pt', 'Escolha «Adicionar».', 'quotation marks'],
  ['pt', 'Mais 5 %', 'space before %'],
  ['pt', "copo d'água", 'straight apostrophe'],
  ['ru', 'Сумма — это то, что', 'breaking blank before a dash'],
  ['ru', 'Сумма - это то, что', 'hyphen for a dash'],
  ['ru', 'Нажмите “Повторить”', 'quotation marks'],
  ['ru', 'Нажмите «На экран “Домой”».', 'quotation marks'],
  ['ru', 'Подождите {{minutes}} минут', 'number and its unit'],
  ['ru', 'Подождите ...', 'three dots'],
  ['cn', '请稍候...', 'three dots'],
  ['cn', '核对网络,然后复制', 'half-width mark'],
  ['cn', '核对 网络', 'between two full-width characters'],
  ['cn', '这里Polkadot 不使用', 'lacks a blank'],
  ['cn', '点击「继续」', 'quotation marks'],
  ['cn', '核对网络， 然后复制', 'after a full-width mark'],
  ['ja', '確認してから,コピー', 'half-width mark'],
  ['ja', '手数料 約3%', 'between two full-width characters'],
  ['ja', '最大 5件', 'between a Japanese character and a letter'],
  ['ja', '“次へ”を選ぶ', 'quotation marks'],
  ['ja', '5–30分', 'range without ～'],
])('%s: %j has a fault', (lng, text, fault) => {
  expect(phraseFaults(text, typographyRules(lng))).toEqual([expect.stringContaining(fault)])
})

test.each([
  ['es', '¿Elige «Añadir»? Un 5\u00a0% de {{amount}}\u00a0BTC: `a ? b`.'],
  ['fr', 'Choisissez «\u202fAjouter\u202f»\u202f: il est 12:30\u202f; c’est l’adresse ronin: [ici](/a?b=c).'],
  ['pt', 'Escolha “Adicionar”: mais 5% de {{amount}}\u00a0BTC…'],
  ['ru', 'Сумма\u00a0— то, что «На экран „Домой“» показывает {{count}}\u00a0дней. | — | **5\u00a0минут**'],
  ['cn', '通常 {{minutes}} 分钟，请稍候…（**网络费**：1\u00a0BTC）| 不需要？         |'],
  ['ja', '100万\u00a0XECを「次へ」で送ります（5～30分）。| 使えますか？     |'],
  ['en', 'Anything - "goes" ...'],
])('%s: %j has none', (lng, text) => {
  expect(phraseFaults(text, typographyRules(lng))).toEqual([])
})
