export { pay } from '../../shared/modal.js'
