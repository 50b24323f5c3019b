/** What asks the services for what the first view shows, and tells them of events, as one chunk. */
export { fetchImage } from './fetch-image.js'
export { loadServices } from './load-services.js'
export { sendTracked } from './send-event.js'
