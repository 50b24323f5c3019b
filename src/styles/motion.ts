/** A view enters (SPEC 2), in ms. */
export const VIEW_MOTION = 150
/** The header's text changes (SPEC 2), in ms. */
export const HEADER_MOTION = 120
/** The dialog's height follows its content (SPEC 2), in ms. */
export const HEIGHT_MOTION = 150
/** The fade used under reduced motion, in ms. */
const REDUCED_FADE = 80

/** Ease out: for entering elements. */
export const EASE_OUT = 'cubic-bezier(0.16, 1, 0.3, 1)'
/** Ease in: for leaving elements. */
export const EASE_IN = 'cubic-bezier(0.4, 0, 1, 1)'

/** Whether the visitor prefers reduced motion. */
export const reducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The duration of an animation, in ms: no longer than the short fade under reduced motion. */
export const motionTime = (duration: number): number => (reducedMotion() ? Math.min(duration, REDUCED_FADE) : duration)

/** Plays keyframes once; under reduced motion only their fade, shortened. `undefined` if nothing is left to play. */
export function play(
  target: Element,
  frames: readonly Keyframe[],
  duration: number,
  options: KeyframeAnimationOptions = {},
): Animation | undefined {
  if (!reducedMotion()) return target.animate([...frames], { duration, easing: EASE_OUT, ...options })
  const fade = frames.map(({ opacity }) => (opacity === undefined ? {} : { opacity }))
  if (!fade.some(frame => 'opacity' in frame)) return undefined
  return target.animate(fade, { ...options, duration: motionTime(duration) })
}
