import { html, nothing, type TemplateResult } from 'lit'

import { hueOf, monogram } from '../../core/label.js'

const hide = ({ currentTarget }: Event): void => {
  if (currentTarget instanceof HTMLElement) currentTarget.hidden = true
}

/** A small picture, round unless it is a wallet's, over its monogram, which shows while there is no picture or it is broken. */
export const picture = (name: string, src: string | undefined, shape: '' | 'square' = ''): TemplateResult => html`
  <span class="picture ${shape}" part="picture" aria-hidden="true">
    <svg viewBox="0 0 20 20">
      <rect width="20" height="20" fill="hsl(${hueOf(name)} 45% 38%)" />
      <text x="10" y="14" text-anchor="middle" font-size="10" font-weight="600" fill="#fff">
        ${monogram(name).slice(0, 1)}
      </text>
    </svg>
    ${src ? html`<img alt="" src=${src} @error=${hide} />` : nothing}
  </span>
`

/** A round mark that is always the same for the same address; drawn as `<w3m-ui-avatar>` draws it. */
export function avatar(address: string): TemplateResult {
  const lower = address.toLowerCase()
  const hue = hueOf(lower)
  const turn = hueOf(lower.slice(2, 22))
  const second = (hue + 60 + (turn % 120)) % 360
  return html`
    <span class="picture" part="avatar" aria-hidden="true">
      <svg viewBox="0 0 40 40">
        <rect width="40" height="40" fill="oklch(0.72 0.15 ${hue})" />
        <g transform="rotate(${turn} 20 20)">
          <circle cx="8" cy="12" r="19" fill="oklch(0.62 0.19 ${second})" />
          <circle cx="34" cy="31" r="14" fill="oklch(0.85 0.12 ${(hue + second) / 2})" opacity="0.9" />
        </g>
      </svg>
    </span>
  `
}
