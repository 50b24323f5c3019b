import { t } from '../../../core/i18n/t.js'
import { BUTTON_SCALE } from '../../../styles/button-tokens.js'

/** What a button shows in server output, until its element is defined. */
export interface ServerFace {
  /** Its text, and the alternative text it may show later, for which space is reserved too. */
  readonly text: string
  readonly otherText?: string
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** Which pictures will appear beside the text. */
  readonly pictures?: 'network' | 'chevron' | 'wallet'
}

/** The properties that a button's server output uses. */
export interface ServerLink {
  /** Where the text links to without JavaScript. */
  readonly href?: string | undefined
  /** Allows the style under a strict policy. */
  readonly nonce?: string | undefined
}

/**
 * The button's size and typography, in the page's colours, because a server does not know the theme. CSS of the page
 * that reserves space for the tag has no effect here.
 */
export const SERVER_STYLE: string = `:host{${BUTTON_SCALE}display:inline-block;vertical-align:middle;max-inline-size:100%}
:host::before{content:none!important}
a{box-sizing:border-box;display:inline-flex;align-items:center;gap:8px;max-inline-size:100%;block-size:40px;padding:0 16px;border-radius:var(--w3m-radius-4);
background:color-mix(in srgb,currentColor 8%,transparent);color:inherit;font:500 var(--w3m-text-body)/1.2 var(--w3m-font);
font-variant-numeric:tabular-nums;letter-spacing:-0.005em;text-decoration:none;white-space:nowrap}
.sm{block-size:32px;padding:0 12px}.lg{block-size:48px;font-size:var(--w3m-text-large)}
.network::before,.wallet::before{content:"";inline-size:20px}.network::after,.chevron::after{content:"";inline-size:12px}
.words{display:grid;justify-items:center}.words>*{grid-area:1/1}.other{visibility:hidden}`

/** The class of the link in it. */
export const serverClass = ({ size, pictures }: ServerFace): string => [size, pictures].filter(Boolean).join(' ')

interface ConnectProps {
  readonly label?: string | undefined
  readonly loadingLabel?: string | undefined
  readonly size?: ServerFace['size']
}

/** The face of a button that connects. */
export const serverConnectFace = ({ label, loadingLabel, size }: ConnectProps): ServerFace => ({
  text: label || t('button.connect'),
  otherText: loadingLabel || t('button.connecting'),
  size,
})

/**
 * The face of the account button. A server does not know whether the visitor has an account. Space reserved for one would
 * collapse for visitors without it and move the page, so nothing is rendered unless `href` is given; then it is a link.
 */
export const serverAccountFace = ({ href }: ServerLink): ServerFace | undefined =>
  href ? { text: t('button.connect') } : undefined
