let sheet: CSSStyleSheet | undefined
let holders = 0

/**
 * Stops the page behind from scrolling by a sheet of our own, so that no attribute of the page is touched.
 * Returns the function that lets go; calling it twice does no harm.
 */
export function lockScroll(): () => void {
  let held = true
  holders += 1
  if (holders === 1) adopt()
  return () => {
    if (!held) return
    held = false
    holders -= 1
    if (holders === 0) release()
  }
}

function adopt(): void {
  const scrollbar = innerWidth > document.documentElement.clientWidth
  sheet = new CSSStyleSheet()
  // The gutter keeps the page where it is when its scrollbar goes.
  sheet.insertRule(`:root{overflow:hidden!important${scrollbar ? ';scrollbar-gutter:stable!important' : ''}}`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function release(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  sheet = undefined
}
