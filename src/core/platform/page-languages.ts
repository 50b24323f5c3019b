/** The visitor's languages, best first. */
export const languages = (): readonly string[] => (typeof navigator === 'undefined' ? [] : navigator.languages)

/** The languages that the visitor reads this page in, best first: the page's own, then the browser's. */
export const pageLanguages = (): readonly string[] => [document.documentElement.lang.trim(), ...languages()]

/** Calls a listener when one of them changes; returns a cleanup function. */
export function onPageLanguages(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  addEventListener('languagechange', listener)
  return () => {
    observer.disconnect()
    removeEventListener('languagechange', listener)
  }
}
