import type { ViewName } from '../core/views.js'

/** The tag of a view's element. */
export const viewTag = (view: ViewName): string =>
  `w3m-${view.replace(/[a-z\d](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&-').toLowerCase()}-view`
