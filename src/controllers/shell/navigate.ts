import { type Route, routerController } from './router.js'

/** Goes to a view, or with `replace` replaces the current one. */
export function navigate(route: Route, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (replace) routerController.replace(route)
  else routerController.push(route)
}
