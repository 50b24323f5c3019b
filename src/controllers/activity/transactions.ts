import type { Transaction } from '../../core/entities/transaction.js'
import { ListController } from '../../core/list/list-controller.js'

/** Holds the activity of the accounts, the latest first. */
export class TransactionsController extends ListController<Transaction> {}

/** The page's transactions. */
export const transactionsController = new TransactionsController()
