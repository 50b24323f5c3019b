/** Colours that a page may set, and what they are here. */
const COLOURS = { '--w3m-accent': '--accent', '--w3m-background': '--paper' }

/** @param {any} theme */
export function applyTheme({ themeMode, themeVariables, w3mThemeVariables } = {}) {
  const { style } = document.documentElement
  if (themeMode === 'light' || themeMode === 'dark') document.documentElement.dataset.theme = themeMode
  const given = { ...w3mThemeVariables, ...themeVariables }
  for (const [name, own] of Object.entries(COLOURS)) {
    const value = given[name]
    if (typeof value === 'string' && CSS.supports('color', value)) style.setProperty(own, value)
  }
}
