import type { ViewName } from '../../core/views.js'
import { routerController } from './router.js'

/** Has the code of a view loaded that the visitor is about to go to. */
export const expectView = (view: ViewName): void => routerController.expect(view)
