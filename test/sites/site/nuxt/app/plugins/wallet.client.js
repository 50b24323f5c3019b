import { pay } from '../../../shared/modal.js'

export default defineNuxtPlugin(() => ({ provide: { pay } }))
