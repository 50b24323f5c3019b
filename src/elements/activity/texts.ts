/** Registers the English texts of activity, for every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { activity } from '../../locales/en/activity.js'

addMessages(activity)
