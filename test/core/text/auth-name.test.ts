import { expect } from '@open-wc/testing'

import { authName } from '../../../src/core/text/auth-name.js'

describe('the name of the logged-in visitor', () => {
  for (const [what, user, provider, name] of [
    ['the username', { email: 'a@b.co', userName: 'neo' }, undefined, 'neo'],
    ['the address without one', { email: 'a@b.co' }, undefined, 'a@b.co'],
    [
      'an address of 30 characters, whole',
      { email: 'abcdefghijklmnopqr@example.com' },
      undefined,
      'abcdefghijklmnopqr@example.com',
    ],
    [
      'a longer one, cut',
      { email: 'abcdefghijklmnopqrstuvw@example.com' },
      undefined,
      'abcdefghijklmnopqrstuvw@example....',
    ],
    ['a name at Discord without its 0', { userName: 'neo0' }, 'discord', 'neo'],
    ['with one 0 less alone', { userName: 'neo00' }, 'discord', 'neo0'],
    ['never empty', { userName: '0' }, 'discord', '0'],
    ['a name elsewhere as it is', { userName: 'neo0' }, 'x', 'neo0'],
    ['without what turns text around', { userName: '<i>x</i>\u202e' }, 'x', '<i>x</i>'],
    ['nothing of nobody', { email: null }, undefined, undefined],
  ] as const)
    it(`is ${what}`, () => expect(authName(user, provider)).to.equal(name))
})
