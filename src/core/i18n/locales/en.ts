import { page } from './page.js'

/** English, the source of the key type. A key is `area.thing`; `{name}` marks what is filled in. */
export const en = {
  ...page,
  'connect.title': 'Connect wallet',
} as const

/** A text of the catalogue. */
export type MessageKey = keyof typeof en

/** A language: every key, or those that differ from English. */
export type Messages = Readonly<Partial<Record<MessageKey, string>>>
