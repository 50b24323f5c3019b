/** Registers the English texts of activity, so that they are there with every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { activity } from '../../locales/en/activity.js'

addMessages(activity)
