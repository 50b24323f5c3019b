import { type TemplateResult, html } from 'lit'

import { hueOf } from '../../../core/text/label.js'

/** The avatar of an address: soft shapes, always the same for the same address, whatever its casing. */
export function avatarShapes(address: string): TemplateResult {
  const text = address.toLowerCase()
  const hue = hueOf(text)
  const turn = hueOf(text.slice(2, 22))
  const second = (hue + 60 + (turn % 120)) % 360
  return html`<svg viewBox="0 0 40 40" aria-hidden="true">
    <rect width="40" height="40" fill="oklch(0.72 0.15 ${hue})" />
    <g transform="rotate(${turn} 20 20)">
      <circle cx="8" cy="12" r="19" fill="oklch(0.62 0.19 ${second})" />
      <circle cx="34" cy="31" r="14" fill="oklch(0.85 0.12 ${(hue + second) / 2})" opacity="0.9" />
    </g>
  </svg>`
}
