import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'

import { namesController } from '../../../src/controllers/names/names.js'
import { routerController } from '../../../src/controllers/shell/router.js'
import { allByRole, focused, nameOf, readText } from '../../helpers/deep.js'
import { endInstance } from '../../helpers/instance.js'
import { nameSite, refusedName, suggested } from '../../helpers/name-service.js'
import { openView, shownView } from '../../helpers/view.js'
import { waitUntil } from '../../helpers/wait-until.js'

describe('the views of names', () => {
  let restore = (): void => undefined
  const begin = async (...given: Parameters<typeof nameSite>) => {
    const site = await nameSite(...given)
    restore = site.stub.restore
    const view = await shownView()
    const root = view.shadowRoot ?? view
    return { ...site, root, remark: () => root.querySelector('[role=status]')?.textContent?.trim() }
  }
  const field = (root: ParentNode): HTMLInputElement => {
    const input = root.querySelector('input')
    if (!input) throw new Error('no field')
    return input
  }
  const type = (root: ParentNode, text: string): void => {
    const input = field(root)
    input.value = text
    input.dispatchEvent(new InputEvent('input'))
  }
  const button = (name: string): HTMLElement | undefined =>
    allByRole(document, 'button').find(one => nameOf(one) === name)
  afterEach(async () => {
    await endInstance()
    restore()
  })

  it('lead from the explanation to the form, and from the name to the account', async () => {
    const { remark, root } = await begin({}, {}, 'ChooseAccountName')
    expect(remark()).to.equal(undefined)
    expect(readText(root)).to.include('A name instead of an address')
    button('Choose name')?.click()
    const form = (await shownView()).shadowRoot
    if (!form) throw new Error('no form')
    type(form, 'abcd')
    field(form).focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => routerController.route.view === 'RegisterAccountNameSuccess')
    expect(readText(await shownView())).to.include('abcd.reown.id now belongs to your account')
    button('Done')?.click()
    expect(routerController.route.view).to.equal('Account')
  })

  it('show the status of the name below the field, and offer free ones', async () => {
    const { root, remark } = await begin({ suggestions: label => suggested(label, label === 'ada-l') })
    const rule = '4 to 64 characters: letters a to z, digits and hyphens'
    expect(remark()).to.equal(rule)
    expect(button('Register name')).to.have.property('disabled', true)
    type(root, 'ada l')
    await waitUntil(() => field(root).ariaInvalid === 'true')
    expect(remark()).to.equal(rule)
    type(root, 'ada-l')
    await waitUntil(() => remark() === 'ada-l.reown.id is taken')
    expect(button('Register name')).to.have.property('disabled', true)
    button('ada-l-1.reown.id')?.focus()
    button('ada-l-1.reown.id')?.click()
    await waitUntil(() => remark() === 'ada-l-1.reown.id is available')
    expect(focused()).to.equal(field(root))
    expect(field(root).value).to.equal('ada-l-1')
    expect(button('Register name')).to.have.property('disabled', false)
  })

  it('say when the service does not know, and still let the visitor register', async () => {
    const { root, remark } = await begin({ suggestions: () => new Response('', { status: 500 }) })
    type(root, 'abcd')
    await waitUntil(() => remark() === 'Error fetching name suggestions')
    expect(button('Register name')).to.have.property('disabled', false)
  })

  it('keep the entered text when it could not be registered, and say why', async () => {
    let said = 'Invalid name'
    const { root } = await begin({ registration: () => refusedName(said) })
    type(root, 'abcd')
    await waitUntil(() => namesController.state.check?.status === 'free')
    const reasons = [
      ['Invalid name', 'Error registering name. Try again.'],
      ['Expired timestamp', 'That took too long. Try again, and approve within 10 seconds.'],
      ['Name is already registered', 'abcd.reown.id is taken'],
    ] as const
    for (const [reason, text] of reasons) {
      said = reason
      button('Register name')?.click()
      const isSaid = (): boolean => allByRole(document, 'status').some(one => one.textContent?.trim() === text)
      await waitUntil(isSaid, `no “${text}”`)
      const view = await shownView()
      expect(field(view.shadowRoot ?? view).value).to.equal('abcd')
    }
  })

  it('have nothing to name without an account', async () => {
    const { view } = await openView({ view: 'RegisterAccountName' })
    expect(readText(view)).to.include('No account to name')
  })
})
