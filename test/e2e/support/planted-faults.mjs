/**
 * Faults to be planted at the top of the dialog, each with the way of looking that is to find it, and in which words.
 * `plant` runs in the page, and is given an empty place.
 */
export const PLANTED = [
  {
    look: 'read out',
    finds: /is called “heard”, and “seen” is seen/,
    plant: place => {
      place.append(document.createElement('button'))
      Object.assign(place.firstChild, { textContent: 'Seen', ariaLabel: 'Heard' })
    },
  },
  {
    look: 'errors',
    finds: /no message that describes it is announced/,
    plant: place => {
      place.append(document.createElement('input'))
      place.firstChild.ariaInvalid = 'true'
    },
  },
  {
    look: 'keyboard',
    finds: /the focus alone led from /,
    plant: place => {
      place.append(document.createElement('button'))
      place.firstChild.textContent = 'Leads on'
      place.firstChild.addEventListener('focus', () => history.replaceState(history.state, '', '#focused'))
    },
  },
  {
    look: 'keyboard',
    finds: /the character k does something/,
    plant: place => {
      const onKey = event => event.key === 'k' && event.preventDefault()
      place.getRootNode().addEventListener('keydown', onKey)
    },
  },
  {
    look: 'pointer',
    finds: /a press that was taken back led from /,
    plant: place => {
      place.append(document.createElement('button'))
      place.firstChild.textContent = 'At once'
      place.firstChild.addEventListener('pointerdown', () => history.replaceState(history.state, '', '#pressed'))
    },
  },
  {
    look: 'pointer',
    finds: /shows only under the pointer/,
    plant: place => {
      place.append(document.createElement('button'), document.createElement('p'))
      const [button, more] = place.children
      button.textContent = 'More'
      Object.assign(more, { textContent: 'More of it', hidden: true })
      button.addEventListener('pointerenter', () => (more.hidden = false))
      button.addEventListener('pointerleave', () => (more.hidden = true))
    },
  },
  {
    look: 'more contrast',
    finds: /On what is an edge elsewhere" goes from /,
    plant: place => {
      place.textContent = 'On what is an edge elsewhere'
      place.style.background = 'var(--w3m-color-border)'
    },
  },
  {
    look: 'text spacing',
    finds: /"As high as its line" is cut off below/,
    plant: place => {
      place.textContent = 'As high as its line'
      Object.assign(place.style, { font: '20px/24px monospace', blockSize: '24px', overflow: 'hidden' })
    },
  },
  {
    look: 'text spacing',
    finds: /" cover each other/,
    plant: place => {
      place.append(document.createElement('div'), document.createElement('div'))
      const [upper, lower] = place.children
      Object.assign(upper.style, { font: '20px/26px monospace', blockSize: '130px', whiteSpace: 'pre' })
      Object.assign(lower.style, { font: '20px/26px monospace' })
      upper.textContent = 'five lines,\nthe last\nof which\nhas no\nroom'
      lower.textContent = 'below'
    },
  },
]
