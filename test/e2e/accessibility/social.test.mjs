import { lookAtStates } from './look-at-states.mjs'

await lookAtStates('social')
