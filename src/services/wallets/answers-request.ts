/** The event by which a wallet announces itself (EIP-6963). */
export const ANNOUNCE = 'eip6963:announceProvider'
/** The event that asks wallets to. */
export const REQUEST = 'eip6963:requestProvider'

/** Whether any wallet of the page answers at once when asked to announce itself; the answer is not read. */
export function answersRequest(target: EventTarget = window): boolean {
  let isAnswered = false
  const onAnnounce = (): void => void (isAnswered = true)
  target.addEventListener(ANNOUNCE, onAnnounce)
  target.dispatchEvent(new Event(REQUEST))
  target.removeEventListener(ANNOUNCE, onAnnounce)
  return isAnswered
}
