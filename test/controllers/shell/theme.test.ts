import { expect } from '@open-wc/testing'

import { ThemeController } from '../../../src/controllers/shell/theme.js'

describe('ThemeController', () => {
  it('follows the system until a site chooses', () => {
    const theme = new ThemeController()
    expect(theme.state.themeMode).to.equal('system')
    theme.setThemeMode('light')
    expect(theme.state.themeMode).to.equal('light')
    theme.setThemeMode('dark')
    expect(theme.state.themeMode).to.equal('dark')
  })

  for (const mode of ['LIGHT', '', null, undefined, 1, {}, 'system'])
    it(`follows the system for ${JSON.stringify(mode)}`, () => {
      const theme = new ThemeController()
      theme.setThemeMode('light')
      theme.setThemeMode(mode)
      expect(theme.state.themeMode).to.equal('system')
    })

  it('keeps the variables that are not named', () => {
    const theme = new ThemeController()
    theme.setThemeVariables({ '--w3m-accent': 'red', '--w3m-z-index': 5 })
    theme.setThemeVariables({ '--w3m-accent': 'blue' })
    expect(theme.state.themeVariables).to.deep.equal({ '--w3m-accent': 'blue', '--w3m-z-index': 5 })
  })
})
