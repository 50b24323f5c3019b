import { html, nothing, svg, type TemplateResult } from 'lit'

import { imagesController } from '../../controllers/images.js'
import { optionsController } from '../../controllers/options.js'
import type { CaipNetwork } from '../../core/entities/network.js'
import { hueOf, monogram } from '../../core/label.js'
import { safeImageUrl } from '../../core/url.js'

/** Where the picture of a network is: its address, or the key under which the catalogue has it. */
export interface PictureSource {
  readonly src?: string | undefined
  readonly key?: string | undefined
}

/** The site's own picture of a network, else the one that came with it, else the catalogue's. */
export function networkPicture({ id, caipNetworkId, assets }: CaipNetwork): PictureSource {
  const images = optionsController.state.options.chainImages ?? {}
  const src = safeImageUrl(images[id] ?? images[caipNetworkId] ?? assets?.imageUrl)
  const key = assets?.imageId && `asset:${assets.imageId}`
  return src ? { src } : { src: (key && imagesController.image(key)) || undefined, key }
}

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
