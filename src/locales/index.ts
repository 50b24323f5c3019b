import type { Messages } from './en/index.js'

/** The languages, by BCP 47 tag: how their texts are loaded. */
export const LOCALES: Readonly<Record<string, () => Promise<Messages>>> = {
  en: () => Promise.resolve({}), // an element brings its own along
  ar: async () => (await import('./ar/index.js')).ar,
  bn: async () => (await import('./bn/index.js')).bn,
  de: async () => (await import('./de/index.js')).de,
  el: async () => (await import('./el/index.js')).el,
  es: async () => (await import('./es/index.js')).es,
  fa: async () => (await import('./fa/index.js')).fa,
  fr: async () => (await import('./fr/index.js')).fr,
  he: async () => (await import('./he/index.js')).he,
  hi: async () => (await import('./hi/index.js')).hi,
  id: async () => (await import('./id/index.js')).id,
  it: async () => (await import('./it/index.js')).it,
  ja: async () => (await import('./ja/index.js')).ja,
  ko: async () => (await import('./ko/index.js')).ko,
  ms: async () => (await import('./ms/index.js')).ms,
  nl: async () => (await import('./nl/index.js')).nl,
  pl: async () => (await import('./pl/index.js')).pl,
  'pt-BR': async () => (await import('./pt-BR/index.js')).ptBR,
  ru: async () => (await import('./ru/index.js')).ru,
  sw: async () => (await import('./sw/index.js')).sw,
  th: async () => (await import('./th/index.js')).th,
  tr: async () => (await import('./tr/index.js')).tr,
  uk: async () => (await import('./uk/index.js')).uk,
  vi: async () => (await import('./vi/index.js')).vi,
  'zh-Hans': async () => (await import('./zh-Hans/index.js')).zhHans,
  'zh-Hant': async () => (await import('./zh-Hant/index.js')).zhHant,
}
