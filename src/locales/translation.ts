import type { MessageKey } from './en/index.js'

/** The texts of a feature in another language: every key that English has. */
export type Translation<T> = { readonly [K in keyof T]: string }

/** All texts of a language: one for every key. */
export type Texts = Readonly<Record<MessageKey, string>>
