/** Registers the English texts of signing in, so that they are there with every element that shows them. */
import { addMessages } from '../../core/i18n/add-messages.js'
import { signIn } from '../../locales/en/sign-in.js'

addMessages(signIn)
