import type { Token } from '../../core/entities/token.js'
import { ListController } from '../../core/list/list-controller.js'

/** Holds the accounts' tokens, without native coins if no service lists those. */
export class TokensController extends ListController<Token> {}

/** The page's tokens. */
export const tokensController = new TokensController()
