/** The views of the modal and the arguments each takes. A new view is one line here and one in `elements/registry`. */
export interface ViewArguments {
  Connect: undefined
  ConnectingExternal: { readonly connectorId: string }
  Account: undefined
  Networks: undefined
  SwitchNetwork: { readonly caipNetworkId: string }
  UnsupportedChain: undefined
  ProfileWallets: undefined
  Downloads: { readonly walletId: string }
  WhatIsAWallet: undefined
  WhatIsANetwork: undefined
}

/** A view that exists. */
export type ViewName = keyof ViewArguments

/** Every view, with what it needs to be opened from outside. */
export const VIEWS: Readonly<Record<ViewName, { readonly argument?: string }>> = {
  Connect: {},
  ConnectingExternal: { argument: 'connectorId' },
  Account: {},
  Networks: {},
  SwitchNetwork: { argument: 'caipNetworkId' },
  UnsupportedChain: {},
  ProfileWallets: {},
  Downloads: { argument: 'walletId' },
  WhatIsAWallet: {},
  WhatIsANetwork: {},
}

/** Whether `value` names a view that exists. */
export const isViewName = (value: unknown): value is ViewName =>
  typeof value === 'string' && Object.hasOwn(VIEWS, value)
