import { expect } from '@open-wc/testing'

import { notifySite } from '../../../src/client/bindings/notify-site.js'
import { uncaughtErrors } from '../../helpers/uncaught-errors.js'

describe('notifySite', () => {
  it('calls what is given, if anything', () => {
    const heard: unknown[] = []
    notifySite((one: number, other: string) => heard.push([one, other]), 1, 'a')
    notifySite(undefined, 2)
    expect(heard).to.deep.equal([[1, 'a']])
  })

  it('reports an error of the site as its own', async () => {
    const failure = new Error('of the site')
    const errors = await uncaughtErrors(() =>
      notifySite(() => {
        throw failure
      }),
    )
    expect(errors).to.deep.equal([failure])
  })
})
