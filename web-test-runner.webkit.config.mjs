import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

import base from './web-test-runner.config.mjs'

/** `scripts/engines.mjs` has installed it there. */
const { webdriverLauncher } = createRequire(new URL('.tmp/webdriver/package.json', import.meta.url))(
  '@web/test-runner-webdriver',
)

const PORT = 14444
/** A machine without a graphics card, and a process that may not make its own sandbox. */
const env = {
  ...process.env,
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
}
const driver = spawn('/usr/bin/WebKitWebDriver', [`--port=${PORT}`, '--host=127.0.0.1'], { stdio: 'inherit', env })
process.on('exit', () => driver.kill())

const binary = ['4.1', '6.0', '4.0']
  .map(
    version =>
      `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  )
  .find(path => existsSync(path))

const capabilities = {
  browserName: 'MiniBrowser',
  'wdio:enforceWebDriverClassic': true,
  'webkitgtk:browserOptions': { binary, args: ['--automation'] },
}

/** The browser tests in WebKitGTK, under a virtual display. */
export default {
  ...base,
  concurrency: 1,
  browsers: [
    webdriverLauncher({
      automationProtocol: 'webdriver',
      hostname: '127.0.0.1',
      port: PORT,
      path: '/',
      logLevel: 'error',
      capabilities,
    }),
  ],
}
