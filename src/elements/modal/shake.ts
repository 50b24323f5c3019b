import { MODAL_SHAKE } from '../../core/limits.js'
import { play } from '../../styles/motion.js'

const STEPS: readonly Keyframe[] = [0, -8, 8, -8, 8, -4, 4, 0].map(x => ({ translate: `${x}px 0` }))

/** Shows that the dialog may not be closed now (SPEC 2). */
export const shake = (panel: Element): void => void play(panel, STEPS, MODAL_SHAKE, { easing: 'ease-in-out' })
