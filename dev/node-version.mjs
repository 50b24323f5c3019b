/** The oldest version that the stack and what it needs run in, as in `engines` of the package. */
const OLDEST = Object.freeze({ major: 20, minor: 19 })

// An older one would fail somewhere else, with an error that does not help: npm only warns of it.
const [major = 0, minor = 0] = process.version.slice(1).split('.').map(Number)
if (major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor)) {
  const needed = `${OLDEST.major}.${OLDEST.minor}`
  throw new Error(`The development stack needs Node.js ${needed} or later; this is ${process.version}.`)
}
