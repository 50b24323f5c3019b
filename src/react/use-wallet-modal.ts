'use client'
import { modalActions, type UseWalletModal } from '../client/bindings/modal-actions.js'

export type { UseWalletModal } from '../client/bindings/modal-actions.js'

/** Functions that open and close the modal. */
export const useWalletModal = (): UseWalletModal => modalActions
