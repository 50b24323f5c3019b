import { html, nothing, type TemplateResult } from 'lit'

import { hueOf, monogram } from '../../../core/text/label.js'
import { avatarShapes } from '../../ui/icons/avatar-shapes.js'

/** Hides a broken picture, and shows the one that replaces it. */
const toggle = ({ currentTarget, type }: Event): void => {
  if (currentTarget instanceof HTMLElement) currentTarget.hidden = type === 'error'
}

/**
 * A small picture, round unless it is a wallet's, over its monogram, which shows while the picture is missing or
 * broken.
 */
export const picture = (name: string, src: string | undefined, shape: '' | 'square' = ''): TemplateResult => html`
  <span class="picture ${shape}" part="picture" aria-hidden="true">
    <svg viewBox="0 0 20 20">
      <rect width="20" height="20" fill="oklch(0.48 0.1 ${hueOf(name)})" />
      <text x="10" y="13" text-anchor="middle" font-size="8" font-weight="600" fill="#fff">${monogram(name)}</text>
    </svg>
    ${src ? html`<img alt="" referrerpolicy="no-referrer" src=${src} @load=${toggle} @error=${toggle} />` : nothing}
  </span>
`

/** The round face of an address. */
export const avatar = (address: string): TemplateResult =>
  html`<span class="picture" part="avatar" aria-hidden="true">${avatarShapes(address)}</span>`
