/** @param {string} code @param {string} origin */
export const codeLetter = (code, origin) => ({
  subject: 'Your login code',
  text: `Use this code to log in at ${origin}:

${code}

It works for 20 minutes. If you did not ask for it, ignore this email and do not share the code with anyone.`,
})

/** @param {string} link @param {string} origin */
export const deviceLetter = (link, origin) => ({
  subject: 'Confirm your new device',
  text: `Someone is logging in at ${origin} with this email address from a device that we have not seen before.

If it is you, confirm the device here:
${link}

If it is not, ignore this email.`,
})

/** @param {string} code @param {string} email that is to take the place of the present one */
export const ownerLetter = (code, email) => ({
  subject: 'Confirm the change of your email address',
  text: `Your wallet is to use ${email} from now on. Enter this code to confirm that you want it:

${code}

It works for 20 minutes. If you did not ask for it, ignore this email: nothing changes then.`,
})

/** @param {string} code */
export const newAddressLetter = code => ({
  subject: 'Confirm your new email address',
  text: `Enter this code to use this address for your wallet:

${code}

It works for 20 minutes. If you did not ask for it, ignore this email.`,
})
