import { zoomOf } from '../../core/platform/zoom.js'

/** The size of the layout viewport, in px of the screen. */
export function layoutSize(): { readonly width: number; readonly height: number } {
  const { documentElement: root } = document
  const zoom = zoomOf(root)
  return { width: root.clientWidth * zoom, height: root.clientHeight * zoom }
}

/** Whether the visual viewport is smaller than the layout viewport, such as after pinch zooming. */
export const isZoomedIn = (seen: VisualViewport): boolean => seen.width < layoutSize().width - 1
