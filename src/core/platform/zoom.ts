/** The factor by which the page's CSS `zoom` scales an element's lengths; 1 if the browser does not report it. */
export const zoomOf = ({ currentCSSZoom: zoom = 1 }: Element): number => zoom

/** Whether the visual viewport is narrower than the layout viewport, as after a pinch zoom. */
export const isZoomedIn = (seen: VisualViewport): boolean => seen.width < document.documentElement.clientWidth - 1
