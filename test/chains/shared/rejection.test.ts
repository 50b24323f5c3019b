import { expect } from '@open-wc/testing'

import { isRejection } from '../../../src/chains/shared/rejection.js'

describe('a refusal', () => {
  for (const thrown of [
    { code: 4001 },
    { code: 5002, message: '' },
    new Error('User rejected the request.'),
    new Error('user denied transaction signature'),
    { message: 'User cancelled' },
    { message: 'Rejected by user' },
    { message: 'User disapproved requested methods' },
    { message: 'Declined by user' },
    { message: 'cancelled by the user' },
    'User rejected',
  ])
    it(`is ${JSON.stringify(thrown instanceof Error ? thrown.message : thrown)}`, () =>
      expect(isRejection(thrown)).to.equal(true))

  for (const thrown of [
    { code: -32002 },
    { code: -32603, message: 'Internal error' },
    new Error('The superuser denied'),
    new Error('nonce too low'),
    null,
    undefined,
    {},
  ])
    it(`is not ${thrown instanceof Error ? thrown.message : JSON.stringify(thrown)}`, () =>
      expect(isRejection(thrown)).to.equal(false))
})
