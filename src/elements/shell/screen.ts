/** Whether less is seen than the page is made for, as after two fingers zoomed in. */
export const isZoomedIn = (seen: VisualViewport): boolean => seen.width < document.documentElement.clientWidth - 1
