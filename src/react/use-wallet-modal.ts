'use client'
import { modalActions, type UseWalletModal } from '../client/bindings/modal-actions.js'

export type { UseWalletModal } from '../client/bindings/modal-actions.js'

/** Opens and closes the modal. */
export const useWalletModal = (): UseWalletModal => modalActions
