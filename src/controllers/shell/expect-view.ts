import type { ViewName } from '../../core/views.js'
import { routerController } from './router.js'

/** Prefetches the code of a view that the visitor is about to open. */
export const expectView = (view: ViewName): void => routerController.expect(view)
