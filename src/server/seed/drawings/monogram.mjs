/** Colours that white letters are readable on (contrast above 4.5). */
const COLOURS = ['#1f5f8b', '#7a3e9d', '#8a4b08', '#1b6e4b', '#a02c5a', '#3d4fa3']
/** Coins known by their colour. */
const OWN_COLOURS = { DOGE: '#8f7a22', APE: '#0054f9', PEPE: '#3d7a2b' }

export const colourOf = (ticker) => {
  const sum = [...ticker.toUpperCase()].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return OWN_COLOURS[ticker.toUpperCase()] ?? COLOURS[sum % COLOURS.length]
}

export function monogram(ticker) {
  const letters = ticker.slice(0, 3).toUpperCase()
  const size = letters.length > 2 ? 8 : 10
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">' +
    `<path fill="${colourOf(ticker)}" d="M0 0h24v24H0z"/>` +
    `<text x="12" y="12" fill="#fff" font-family="sans-serif" font-size="${size}" font-weight="700" ` +
    `text-anchor="middle" dominant-baseline="central">${letters}</text></svg>\n`
  )
}
