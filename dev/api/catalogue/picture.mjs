import { hashOf } from './hash.mjs'

/** @param {string} text @returns {string} safe between tags */
function escapeText(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** @param {string} digest @param {number} place @returns {number} 0 to 255 */
function byteAt(digest, place) {
  return Number.parseInt(digest.slice(place * 2, place * 2 + 2), 16)
}

/** @param {string} digest @returns {string} one of four ornaments */
function ornamentOf(digest) {
  const size = 14 + (byteAt(digest, 4) % 14)
  const x = 20 + (byteAt(digest, 5) % 56)
  const y = 20 + (byteAt(digest, 6) % 56)
  const paint = 'fill="#fff" fill-opacity=".22"'
  const ornaments = [
    `<circle cx="${x}" cy="${y}" r="${size}" ${paint}/>`,
    `<rect x="${x - size}" y="${y - size}" width="${size * 2}" height="${size * 2}" rx="6" ${paint}/>`,
    `<path d="M${x} ${y - size}l${size} ${size * 2}h-${size * 2}z" ${paint}/>`,
    `<path d="M0 ${y}q24-${size} 48 0t48 0v96H0z" ${paint}/>`,
  ]
  return ornaments[byteAt(digest, 7) % ornaments.length] ?? ''
}

/**
 * Draws a square picture: a colour and an ornament that follow from the id, and the first letter of the label.
 * @param {string} id
 * @param {string} label
 * @returns {string} an SVG document
 */
export function drawPicture(id, label) {
  const digest = hashOf(`paint:${id}`)
  const hue = Math.round((byteAt(digest, 0) / 255) * 360)
  const second = (hue + 30 + (byteAt(digest, 1) % 60)) % 360
  const letter = escapeText([...label.trim()][0]?.toUpperCase() ?? '?')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">` +
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue},62%,44%)"/>` +
    `<stop offset="1" stop-color="hsl(${second},66%,34%)"/></linearGradient>` +
    `<rect width="96" height="96" fill="url(#g)"/>${ornamentOf(digest)}` +
    `<text x="48" y="64" font-family="sans-serif" font-size="46" font-weight="700" text-anchor="middle" fill="#fff">${letter}</text></svg>`
  )
}
