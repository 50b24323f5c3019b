/** Tests of layout that depends on the width of letters: they run a second time with other fonts. */
export const LAYOUT_TESTS = [
  'test/elements/account/w3m-account-view.test.ts',
  'test/elements/connect/w3m-connect-view.test.ts',
  'test/elements/connect/w3m-wallet-grid.test.ts',
  'test/elements/connect/w3m-wallet-row.test.ts',
  'test/elements/public/buttons.test.ts',
  'test/elements/shell/w3m-snack-bar.test.ts',
]
