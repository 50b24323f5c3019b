import type { Messages } from './en/index.js'

/** The languages, by BCP 47 tag: how their texts are loaded. */
export const LOCALES: Readonly<Record<string, () => Promise<Messages>>> = {
  en: async () => (await import('./en/index.js')).en,
}
