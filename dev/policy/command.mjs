import { parseArgs } from 'node:util'
import { SERVICES, pictureSourceOf, policyOf, sourceOf, words } from '../../site/policy.mjs'
import { facts } from './hosts.mjs'

const names = SERVICES.map(({ name }) => name)
const rows = SERVICES.map(({ name, text }) => `  ${name.padEnd(11)} ${text}`)

export const help = `Usage: wallet-modal-dev csp [options]

Prints the Content-Security-Policy header that the modal needs. Add what the rest of your page needs.

  --networks A,B       your networks, as named in wallet-modal/networks
  --rpc-url URL        an endpoint of your own; repeat it for more
  --service NAME=URL   a service at an address of your own; repeat it for more
  --service NAME=off   a service that is off
  --no-hosted          services that are not given are off, as without a project id
  --image-host HOST    a host of pictures, as in \`imageHosts\`; repeat it for more
  --script-host URL    the host of the scripts, if it is not your page's
  --help               print this

Services:
${rows.join('\n')}`

/**
 * @param {string | undefined} source what a policy names, if the text has it
 * @param {string} option @param {string} text @param {string} wanted
 */
function check(source, option, text, wanted) {
  if (source === undefined) throw new RangeError(`--${option} takes ${wanted}, not "${text}".`)
}

/** @param {string} text @returns {[name: string, setting: string]} where one service is */
function readService(text) {
  const [, name = '', setting = ''] = /^(\w+)=(.+)$/.exec(text) ?? []
  if (!names.includes(name))
    throw new RangeError(`--service takes NAME=URL or NAME=off, not "${text}"; services are ${names.join(', ')}.`)
  if (setting !== 'off')
    for (const address of words(setting)) check(sourceOf(address), 'service', text, `a full URL for ${name}`)
  return [name, setting]
}

/** @param {string[]} wanted @returns {string[]} the endpoints of networks of the package */
function endpointsOf(wanted) {
  /** @type {Readonly<Record<string, readonly string[]>>} */
  const known = facts.networks
  return wanted.flatMap(name => {
    if (!Object.hasOwn(known, name))
      throw new RangeError(
        `--networks takes names of wallet-modal/networks, not "${name}"; use --rpc-url for your own.`,
      )
    return known[name] ?? []
  })
}

/**
 * What the command prints. An unknown name or a text that is no address is an error: a policy without it would block the modal.
 * @param {readonly string[]} args those after the name of the command
 * @returns {string}
 */
export function policyCommand(args) {
  const many = /** @type {const} */ ({ type: 'string', multiple: true, default: [] })
  const { values } = parseArgs({
    args: [...args],
    options: {
      networks: many,
      'rpc-url': many,
      service: many,
      'no-hosted': { type: 'boolean', default: false },
      'image-host': many,
      'script-host': { type: 'string', default: '' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) return help
  const { 'rpc-url': endpoints, 'image-host': pictures, 'script-host': scripts } = values
  for (const url of endpoints) check(sourceOf(url), 'rpc-url', url, 'a full URL')
  for (const host of pictures) check(pictureSourceOf(host), 'image-host', host, 'a host')
  if (scripts) check(sourceOf(scripts), 'script-host', scripts, 'a full URL')
  const usual = values['no-hosted'] ? 'off' : 'hosted'
  const services = Object.fromEntries([...names.map(name => [name, usual]), ...values.service.map(readService)])
  const all = [...endpointsOf(values.networks.flatMap(words)), ...endpoints]
  return policyOf({ services, endpoints: all, pictures, scripts }, facts)
}
