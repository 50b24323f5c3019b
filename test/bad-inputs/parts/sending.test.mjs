import { runPart } from '../run-cases.mjs'

runPart('sending')
