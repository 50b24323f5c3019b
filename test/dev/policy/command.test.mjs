import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'

import { facts } from '../../../dev/policy/hosts.mjs'
import { hostFacts } from '../../../scripts/site/hosts.mjs'
import { sourcesIn } from '../../../scripts/site/sources.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** @param {string[]} args */
function csp(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dev/cli.mjs', 'csp', ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, policy: stdout.trimEnd(), problem: stderr.trimEnd() }
}

/** @param {string} policy @param {string} directive */
const sourcesOf = (policy, directive) =>
  policy
    .split('; ')
    .find(part => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

describe('wallet-modal-dev csp', () => {
  it('prints the whole header of the guide to plain HTML, on one line', () => {
    const guide = readFileSync(new URL('../../../docs/html.md', import.meta.url), 'utf8')
    const [, header = ''] = /^Content-Security-Policy:\n([\s\S]*?)^```$/m.exec(guide) ?? []
    const expected = { status: 0, policy: header.replace(/\s+/g, ' ').trim(), problem: '' }
    assert.deepEqual(csp('--networks', 'mainnet,base,solana'), expected)
    assert.deepEqual(csp('--networks', 'mainnet', '--networks', 'base solana'), expected)
  })

  it('leaves out the hosts of what is off', () => {
    const { policy } = csp('--service', 'relay=off', '--service', 'secureSite=off')
    assert.deepEqual(
      sourcesOf(policy, 'connect-src')?.filter(source => /relay|verify/.test(source)),
      [],
    )
    assert.equal(sourcesOf(policy, 'frame-src'), undefined)
    assert.deepEqual(sourcesOf(csp('--no-hosted').policy, 'connect-src'), ["'self'"])
  })

  it('names the hosts of the site’s own services, endpoints, pictures and scripts', () => {
    const { policy } = csp(
      ...['--no-hosted', '--service', 'catalogue=https://lists.example/wallets.json'],
      ...['--service', 'relay=wss://a.example wss://b.example', '--rpc-url', 'https://node.example/v1?key=1'],
      ...['--image-host', '*.pictures.example', '--script-host', 'https://cdn.example/wallet-modal/'],
    )
    assert.deepEqual(sourcesOf(policy, 'connect-src'), [
      ...["'self'", 'https://lists.example', 'https://node.example', 'wss://a.example', 'wss://b.example'],
    ])
    assert.deepEqual(sourcesOf(policy, 'img-src')?.slice(3), ['https://lists.example', 'https://*.pictures.example'])
    assert.deepEqual(sourcesOf(policy, 'script-src'), ["'self'", 'https://cdn.example'])
  })

  for (const [args, problem] of /** @type {const} */ ([
    [['--networks', 'mainnet,constructor'], /^--networks takes .* not "constructor"/],
    [['--service', 'relays=off'], /^--service takes .* not "relays=off"; services are catalogue, /],
    [['--service', 'rpc='], /^--service takes .* not "rpc="/],
    [['--service', 'rpc=rpc.example'], /^--service takes a full URL for rpc, not "rpc=rpc\.example"/],
    [['--rpc-url', 'node.example'], /^--rpc-url takes a full URL, not "node\.example"/],
    [['--image-host', "'unsafe-inline'"], /^--image-host takes a host, not "'unsafe-inline'"/],
    [['--script-host', '*'], /^--script-host takes a full URL, not "\*"/],
    [['--feature', 'x'], /--feature/],
  ]))
    it(`prints no policy for ${args.join(' ')}`, () => {
      const said = csp(...args)
      assert.deepEqual([said.status, said.policy], [2, ''])
      assert.match(said.problem, problem)
    })

  it('explains itself, and is named by the command that it belongs to', () => {
    const { status, policy } = csp('--help')
    assert.equal(status, 0)
    for (const name of Object.keys(facts.hosted)) assert.match(policy, new RegExp(`^  ${name} `, 'm'))
    const { stdout } = spawnSync(process.execPath, ['dev/cli.mjs', '--help'], { cwd: root, encoding: 'utf8' })
    assert.match(stdout, /wallet-modal-dev csp/)
  })

  it('knows the hosts that the sources name', () => {
    assert.deepEqual(facts, hostFacts(sourcesIn(root)), 'run `npm run docs`')
  })
})
