/** Whether the visual viewport is smaller than the layout viewport, such as after pinch zooming. */
export const isZoomedIn = (seen: VisualViewport): boolean => seen.width < document.documentElement.clientWidth - 1
