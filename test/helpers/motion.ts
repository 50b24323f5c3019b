import { nextFrame } from '@open-wc/testing'

import { deepAll } from './deep.js'

const rootsIn = (root: Document | ShadowRoot): readonly (Document | ShadowRoot)[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
]

const isMoving = ({ playState, effect }: Animation): boolean =>
  playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)

/** Waits until everything in the page that moves, and will come to an end, has done so and is drawn. */
export async function motionEnds(): Promise<void> {
  for (;;) {
    for (let frame = 0; frame < 2; frame += 1) await nextFrame()
    const motions = rootsIn(document).flatMap(root => root.getAnimations().filter(isMoving))
    if (!motions.length) return
    await Promise.allSettled(motions.map(({ finished }) => finished))
  }
}

/** Waits until a place keeps its elements for three frames. */
export async function drawingRests(place: ParentNode): Promise<void> {
  const count = (): number => deepAll(place, '*').length
  for (let known = -1; known !== count(); ) {
    known = count()
    for (let frame = 0; frame < 3; frame += 1) await nextFrame()
  }
}
