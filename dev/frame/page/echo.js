// Sends what it is told to the page that holds the frame: from an origin that the page must not believe.
addEventListener('message', event => {
  if (event.source === window.parent) window.parent.parent.postMessage(event.data, '*')
})
window.parent.postMessage('echo', '*')
