import { expect, fixture, html } from '@open-wc/testing'

import '../../../src/elements/index.js'
import { evmAdapter } from '../../../src/chains/evm/index.js'
import { sepolia } from '../../../src/networks.js'
import { deepAll } from '../../helpers/deep.js'
import { ALICE } from '../../helpers/fake-adapter.js'
import { endInstance, instance } from '../../helpers/instance.js'
import { waitUntil } from '../../helpers/wait-until.js'

/** The part of `custom-elements.json` that is read here. */
interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly {
      readonly tagName?: string
      readonly cssParts?: readonly { readonly name: string }[]
      readonly cssStates?: readonly { readonly name: string }[]
    }[]
  }[]
}

/** What is documented of the public elements. */
async function documented() {
  const reply = await fetch('/custom-elements.json')
  const { modules } = (await reply.json()) as Manifest // the project's own file, checked by `npm run manifest`
  return modules.flatMap(({ declarations }) => declarations)
}

/** Each documented part, as its element's tag and its name. */
const documentedParts = async (): Promise<readonly string[]> =>
  (await documented())
    .flatMap(({ tagName = '', cssParts = [] }) => cssParts.map(({ name }) => `${tagName}::part(${name})`))
    .sort()

const PUBLIC = 'w3m-modal,wallet-modal-button,wallet-modal-connect-button,wallet-modal-account-button'
const OTHERS = 'wallet-modal-network-button,wallet-modal-wallet-button'

/** Each visible part, in the same format. */
const partsInPage = (): readonly string[] =>
  deepAll(document, `${PUBLIC},${OTHERS}`).flatMap(({ localName, shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('[part]') ?? [])]
      .filter(element => element.checkVisibility({ visibilityProperty: true }))
      .flatMap(({ part }) => [...part])
      .map(name => `${localName}::part(${name})`),
  )

const BUTTONS = html`
  <div>
    <wallet-modal-button></wallet-modal-button>
    <wallet-modal-connect-button></wallet-modal-connect-button>
    <wallet-modal-account-button></wallet-modal-account-button>
    <wallet-modal-network-button></wallet-modal-network-button>
    <wallet-modal-wallet-button wallet="metamask"></wallet-modal-wallet-button>
  </div>
`

const start = () => instance({}, { networks: [sepolia], adapters: [evmAdapter()] })

describe('the parts of the public elements', () => {
  afterEach(endInstance)

  it('are those that are documented, each of which can be styled', async () => {
    const documented = await documentedParts()
    const { modal } = start()
    await fixture(BUTTONS)
    const seen = new Set<string>()
    const look = (): Set<string> => partsInPage().reduce((set, name) => set.add(name), seen)
    await waitUntil(() => look().has('wallet-modal-button::part(label)'), 'no connect button')
    await modal.watch(ALICE)
    void modal.open()
    const missing = (): readonly string[] => documented.filter(name => !look().has(name))
    await waitUntil(() => !missing().length, `missing: ${missing().join(', ')}`).catch(() => undefined)
    expect([...look()].sort()).to.deep.equal(documented)
  })
})

describe('the states of the buttons', () => {
  afterEach(endInstance)

  it('are those that are documented, of each button', async () => {
    const buttons = [...(await fixture(BUTTONS)).children]
    const seen: string[] = []
    const reach = async (state: string): Promise<void> => {
      await waitUntil(() => buttons.every(button => button.matches(`:state(${state})`)), `not ${state}`)
      seen.push(state)
    }
    await reach('restoring')
    const { modal } = start()
    await reach('disconnected')
    modal.setLoading(true)
    await reach('connecting')
    modal.setLoading(false)
    await modal.watch(ALICE)
    await reach('connected')
    const tags = (await documented()).filter(({ tagName = '' }) =>
      buttons.some(({ localName }) => localName === tagName),
    )
    expect(tags.length).to.equal(buttons.length)
    for (const { tagName, cssStates = [] } of tags)
      expect(
        cssStates.map(({ name }) => name),
        tagName,
      ).to.deep.equal(seen)
  })
})
