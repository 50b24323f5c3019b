// Sends given messages to the page around the frame, from an origin that the page must not trust.
addEventListener('message', event => {
  if (event.source === window.parent) window.parent.parent.postMessage(event.data, '*')
})
window.parent.postMessage('echo', '*')
