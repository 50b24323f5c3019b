/** The picture of a test wallet, drawn for this project: a wallet with a check mark, 96 pixels square. */
export const DEFAULT_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96" fill="none">' +
    '<rect width="96" height="96" rx="22" fill="#1f6f5c"/>' +
    '<rect x="20" y="30" width="56" height="40" rx="8" fill="#fff"/>' +
    '<path d="M26 30l34-10q5-1 5 4v6" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>' +
    '<path d="M36 50l9 9 17-18" stroke="#1f6f5c" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>' +
    '</svg>',
)}`
