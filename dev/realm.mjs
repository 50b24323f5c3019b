// A simulated page, such as vitest's jsdom, puts classes of its own in place of node's: the packages that hash and sign
// take node's bytes for no bytes then, and say so in words that help nobody.
if (!(Buffer.alloc(0) instanceof Uint8Array)) {
  throw new Error(
    'The development stack runs in node, not in a simulated page. With vitest, start it in a globalSetup file, or begin the file with "// @vitest-environment node".',
  )
}
