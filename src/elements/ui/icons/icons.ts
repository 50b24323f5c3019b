import type { LATER_ICONS } from './later-icons.js'

/** The icons of the first view, on a 20 px grid, drawn as strokes of 1.6 px with round caps; `h.01` draws a dot. */
export const ICONS = {
  back: 'M12 4.5 6.5 10l5.5 5.5',
  close: 'm5.5 5.5 9 9m0-9-9 9',
  help: 'M7.4 7.6a2.7 2.7 0 1 1 4.1 2.3c-.9.5-1.5 1-1.5 2M10 14.6h.01M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z',
  chevron: 'm8 4.5 5.5 5.5L8 15.5',
  qr: 'M3.5 3.5h5v5h-5v-5Zm8 0h5v5h-5v-5Zm-8 8h5v5h-5v-5ZM6 6h.01M14 6h.01M6 14h.01M11.5 11.5h.01m2.5 0v2.5h2.5m0-2.5h.01m-.01 5h-.01m-4.99-2.5v2.5H14',
} as const

/** The name of an icon. */
export type IconName = keyof typeof ICONS | keyof typeof LATER_ICONS
