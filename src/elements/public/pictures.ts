import { html, nothing, svg, type TemplateResult } from 'lit'

import { hueOf, monogram } from '../../core/label.js'

const hide = ({ currentTarget }: Event): void => {
  if (currentTarget instanceof HTMLElement) currentTarget.hidden = true
}

/** A small round picture over its monogram, which shows while there is no picture or it is broken. */
export const picture = (name: string, src: string | undefined): TemplateResult => html`
  <span class="picture" part="picture" aria-hidden="true">
    <svg viewBox="0 0 20 20">
      ${svg`<rect width="20" height="20" fill="hsl(${hueOf(name)} 45% 38%)" />
        <text x="10" y="14" text-anchor="middle" font-size="10" font-weight="600" fill="#fff">${monogram(name).slice(0, 1)}</text>`}
    </svg>
    ${src ? html`<img alt="" src=${src} @error=${hide} />` : nothing}
  </span>
`

/** A round mark that is always the same for the same address. */
export function avatar(address: string): TemplateResult {
  const hue = hueOf(address.toLowerCase())
  const turn = hueOf(address.toLowerCase().slice(-8))
  return html`
    <span class="picture" part="avatar" aria-hidden="true">
      <svg viewBox="0 0 20 20">
        ${svg`<rect width="20" height="20" fill="hsl(${hue} 70% 45%)" />
          <circle cx="6" cy="15" r="9" fill="hsl(${(hue + 50) % 360} 75% 60%)" transform="rotate(${turn} 10 10)" />
          <circle cx="15" cy="6" r="5" fill="hsl(${(hue + 110) % 360} 80% 70%)" transform="rotate(${turn} 10 10)" />`}
      </svg>
    </span>
  `
}
