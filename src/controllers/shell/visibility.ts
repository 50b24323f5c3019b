import { modalController } from './modal.js'
import { optionsController } from './options.js'

/** Whether the modal is rendered in the page instead of over it. */
export const isEmbedded = (): boolean => optionsController.state.options.enableEmbedded === true

/** Whether the modal's content is visible: it is open, or in the page. */
export const isModalVisible = (): boolean => modalController.state.open || isEmbedded()
