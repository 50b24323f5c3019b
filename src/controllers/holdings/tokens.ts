import type { Token } from '../../core/entities/token.js'
import { ListController } from '../../core/list/list-controller.js'

/** Holds the tokens of the accounts, without the networks' own coins when no service lists those. */
export class TokensController extends ListController<Token> {}

/** The page's tokens. */
export const tokensController = new TokensController()
