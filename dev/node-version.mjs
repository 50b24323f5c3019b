/** The oldest version that the stack and its packages support, as in the package's `engines`. */
const OLDEST = Object.freeze({ major: 20, minor: 19 })

// npm only warns about an older version, which would then fail elsewhere with an unhelpful error.
const [major = 0, minor = 0] = process.version.slice(1).split('.').map(Number)
if (major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor)) {
  const needed = `${OLDEST.major}.${OLDEST.minor}`
  throw new Error(`The development stack needs Node.js ${needed} or later; this is ${process.version}.`)
}
