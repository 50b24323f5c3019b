import { Refusal } from './refusal.mjs'

/**
 * What tests and the control page do with the secure site.
 * @param {import('./service.mjs').Service} service
 * @returns {Omit<import('../index.d.mts').DevFrame, 'url' | 'frameUrl' | 'stop'>}
 */
export function createControl(service) {
  const { faults, store, clock } = service
  /** The last mail that was looked at for a code, by address. @type {Map<string, string>} */
  const given = new Map()
  return {
    faults,
    users: () =>
      store.users().map(({ kind, email, userName, keys }) => ({
        login: kind,
        email,
        userName,
        evm: keys.evm.address,
        solana: keys.solana,
      })),
    async code(email, ms) {
      const to = email.trim().toLowerCase()
      for (;;) {
        const mail = await service.mail.next({ to, ...(given.has(to) ? { after: given.get(to) } : {}), ms })
        given.set(to, mail.id)
        if (mail.code) return mail.code
      }
    },
    confirmDevice(email) {
      const registration = service.devices.of(email.toLowerCase())
      if (!registration) throw new TypeError(`No device of ${email} waits for confirmation.`)
      registration.decide()
    },
    blockDevice(email) {
      const registration = service.devices.of(email.toLowerCase())
      if (!registration) throw new TypeError(`No device of ${email} waits for confirmation.`)
      registration.decide(new Refusal('The device was not confirmed'))
    },
    expireCodes() {
      service.codes.expire()
      service.devices.expire()
    },
    clearLimits: () => service.mailLimit.clear(),
    sponsor: on => service.accounts.sponsor(on),
    smartAccountsOn: chainIds => service.accounts.serve(chainIds),
    endSessions: () => store.closeAll(),
    forgetDevices: () => store.forgetDevices(),
    advanceClock: ms => clock.advance(ms),
    approvals: () => service.approvals.list(),
    frames: () =>
      service.frames
        .list()
        .map(({ origin, chain, site, theme }) => ({ origin, chain, site: site ?? null, theme: theme ?? null })),
    reset() {
      faults.clear()
      service.devices.expire()
      service.codes.clear()
      service.socialLogins.clear()
      service.mailLimit.clear()
      service.approvals.clear()
      service.batches.clear()
      service.frames.clear()
      store.clear()
      service.accounts.sponsor(true)
      service.accounts.serve(undefined)
      clock.reset()
      given.clear()
    },
  }
}
