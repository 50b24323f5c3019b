// A simulated page, such as vitest's jsdom, puts classes of its own in place of node's: the packages that hash and sign
// do not recognise node's bytes then, with an error that does not help.
if (!(Buffer.alloc(0) instanceof Uint8Array)) {
  throw new Error(
    'The development stack runs in node, not in a simulated page. With vitest, start it in a globalSetup file, or begin the file with "// @vitest-environment node".',
  )
}
