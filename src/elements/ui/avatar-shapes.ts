import { type SVGTemplateResult, type TemplateResult, html, svg } from 'lit'

import { hueOf } from '../../core/label.js'

/** The face of an address: soft shapes, always the same for the same address however it is spelled. */
export function avatarShapes(address: string): TemplateResult {
  const text = address.toLowerCase()
  const hue = hueOf(text)
  const turn = hueOf(text.slice(2, 22))
  const blob = (x: number, y: number, radius: number, shade: string, shift: number): SVGTemplateResult =>
    svg`<circle cx=${x} cy=${y} r=${radius} fill="oklch(${shade} ${(hue + shift) % 360})" />`
  return html`<svg viewBox="0 0 40 40" aria-hidden="true">
    <rect width="40" height="40" fill="oklch(0.68 0.13 ${hue})" />
    <g transform="rotate(${turn} 20 20)">
      ${blob(6, 10, 20, '0.6 0.15', 40)}${blob(36, 32, 15, '0.82 0.1', 80)}${blob(12, 38, 9, '0.9 0.06', 120)}
    </g>
  </svg>`
}
