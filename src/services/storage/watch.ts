import { isOurName } from './names.js'

/**
 * Reports every stored value of ours that another tab changed, by name; `undefined` if the tab cleared everything.
 * Returns a function that stops it.
 */
export function watchStorage(listener: (name: string | undefined) => void, target: Window = window): () => void {
  const onEvent = ({ key }: StorageEvent): void => {
    if (key === null) listener(undefined)
    else if (isOurName(key)) listener(key)
  }
  target.addEventListener('storage', onEvent)
  return () => target.removeEventListener('storage', onEvent)
}

/** Reports when another tab changed one stored value, or cleared everything. Returns a function that stops it. */
export const watchStored = ({ name }: { readonly name: string }, listener: () => void): (() => void) =>
  watchStorage(changed => {
    if (changed === undefined || changed === name) listener()
  })
