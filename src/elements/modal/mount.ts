import './w3m-modal.js'

/** Puts the dialog into the page, once; it opens by itself when the state says so. */
export function mountModal(): void {
  if (!document.querySelector('w3m-modal')) document.body.append(document.createElement('w3m-modal'))
}
