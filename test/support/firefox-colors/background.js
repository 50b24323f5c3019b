/* global browser */
void browser.browserSettings.overrideDocumentColors.set({ value: 'always' })
