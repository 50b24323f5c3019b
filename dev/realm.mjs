// A simulated page, such as vitest's jsdom, replaces node's classes with its own: the packages that hash and sign then do
// not recognise node's bytes, and fail with an unhelpful error.
if (!(Buffer.alloc(0) instanceof Uint8Array)) {
  throw new Error(
    'The development stack runs in node, not in a simulated page. With vitest, start it in a globalSetup file, or begin the file with "// @vitest-environment node".',
  )
}
