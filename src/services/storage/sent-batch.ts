import type { SentBatch } from '../../core/entities/send.js'
import { objectOf, text } from '../readers.js'
import { readId } from './entry-schemas.js'

/** A hash or signature in the chains' format. */
export const HASH = /^(?:0x[\da-f]{64}|[1-9A-HJ-NP-Za-km-z]{64,90})(?![\s\S])/i

/** A wallet's id of a batch, at most as long as EIP-5792 allows. */
const BATCH_ID = /^[\x21-\x7e]{1,8194}(?![\s\S])/

/** A batch, with the connector whose wallet knows it. */
export const readBatch = objectOf<SentBatch>({ id: text(BATCH_ID), connectorId: readId }, {})
