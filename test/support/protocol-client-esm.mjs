import { bundleProtocolClient, PROTOCOL_CLIENT } from '../../scripts/protocol-client.mjs'

const PATH = '/__protocol/universal-provider.js'

/** Test-runner plugin: serves the wallet-connection client as one ES module, made when a test first asks for it. */
export const protocolClientEsm = () => ({
  name: 'protocol-client-esm',
  resolveImport: ({ source }) => (source === PROTOCOL_CLIENT ? PATH : undefined),
  serve: async ({ path }) => (path === PATH ? { body: (await bundleProtocolClient()).code, type: 'js' } : undefined),
})
