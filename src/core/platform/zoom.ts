/** The factor by which the CSS property `zoom` of a page scales the lengths of an element; 1 if the browser does not report it. */
export const zoomOf = ({ currentCSSZoom: zoom = 1 }: Element): number => zoom

/** Whether the visual viewport is smaller than the layout viewport, such as after pinch zooming. */
export const isZoomedIn = (seen: VisualViewport): boolean => seen.width < document.documentElement.clientWidth - 1
